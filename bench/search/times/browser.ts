import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';
import type {Browser, CDPSession} from '@playwright/test';
import {buildSync} from 'esbuild';
import {slowdown} from '../../lib/browser';
import type {Measured} from '../tables';
import type {EngineName, time, Timing} from './page';

/** Script of the page with both engines. */
function pageScript(): string {
  const entry = fileURLToPath(new URL('page.ts', import.meta.url));
  const [script] = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  }).outputFiles;
  return script?.text ?? '';
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Measures an engine over the text of an index file, in a fresh page with a slow processor. */
export async function measureInBrowser(
  browser: Browser,
  engine: EngineName,
  text: string,
  queries: readonly string[],
): Promise<Measured> {
  // An origin of its own: a page without one has no exact clock.
  const server = createServer((_request, response) => {
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({content: pageScript()});
    const session = await page.context().newCDPSession(page);
    const before = await heapOf(session);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const timing = await page.evaluate(
      ([name, file, typed]): Timing => {
        const {bench} = window as unknown as {bench: {time: typeof time}};
        return bench.time(name, file, typed);
      },
      [engine, text, queries] as const,
    );
    await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
    return {...timing, heap: (await heapOf(session)) - before};
  } finally {
    await page.close();
    server.close();
  }
}
