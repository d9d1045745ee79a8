import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {requireChromium} from '../../../scripts/chromium/find.ts';
import type {Timing} from '../browser/harness.ts';
import {loadPeer} from '../engines/load.ts';

interface Esbuild {
  buildSync: (options: object) => {outputFiles: {text: string}[]};
}

export type Timed = 'mini' | 'ours';

export interface Measured extends Timing {
  /** Bytes of heap that the engine keeps. */
  heap: number;
}

/** Factor by which the processor is slowed down: a cheap phone. */
export const slowdown = 4;

function harness(): string {
  const {buildSync} = loadPeer<Esbuild>('esbuild');
  const entry = fileURLToPath(new URL('../browser/harness.ts', import.meta.url));
  const [file] = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  }).outputFiles;
  return file?.text ?? '';
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** A fresh page with the harness, on a server of its own. */
async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({content: harness()});
    return await use(page);
  } finally {
    await page.close();
    server.close();
  }
}

/** Measures engines over index files in Chromium with a slow processor. */
export class BrowserBench {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Starts the browser; `close` ends it. */
  static async start(): Promise<BrowserBench> {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
    return new BrowserBench(await chromium.launch({executablePath: requireChromium(), args}));
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** Times of an engine in a page of its own. */
  measure(name: Timed, text: string, queries: readonly string[]): Promise<Measured> {
    return withPage(this.#browser, async (page) => {
      const session = await page.context().newCDPSession(page);
      const before = await heapOf(session);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
      const timing = await page.evaluate(
        ([engine, file, typed]) => {
          const {bench} = window as unknown as {bench: {time: (...args: unknown[]) => Timing}};
          return bench.time(engine, file, typed);
        },
        [name, text, queries] as const,
      );
      await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
      return {...timing, heap: (await heapOf(session)) - before};
    });
  }
}
