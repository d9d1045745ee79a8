import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Transform} from './respond';
import {startServer} from './start';

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'transform-'));
  writeFileSync(join(dir, 'index.html'), 'home');
  writeFileSync(join(dir, '404.html'), 'lost');
});

afterAll(() => rmSync(dir, {recursive: true}));

async function serving<T>(transform: Transform, use: (url: string) => Promise<T>): Promise<T> {
  const server = await startServer({dir, port: 0, basePath: '/', transform});
  try {
    return await use(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.close();
  }
}

describe('transform', () => {
  it('changes status, headers and body', async () => {
    const transform: Transform = (answer) => ({
      ...answer,
      status: 503,
      headers: {'X-Was': answer.file},
      body: Buffer.from('away'),
    });
    const response = await serving(transform, async (url) => {
      const reply = await fetch(`${url}/nothing`);
      return {status: reply.status, was: reply.headers.get('x-was'), text: await reply.text()};
    });
    expect(response).toEqual({status: 503, was: '404.html', text: 'away'});
  });

  it('breaks the connection when it throws', async () => {
    const transform: Transform = () => {
      throw new Error('broken on purpose');
    };
    await expect(serving(transform, (url) => fetch(url))).rejects.toThrow('fetch failed');
  });

  it('lets the server close while an answer hangs', async () => {
    const transform: Transform = () => new Promise(() => undefined);
    const answer = serving(transform, (url) => fetch(url, {signal: AbortSignal.timeout(100)}));
    await expect(answer).rejects.toThrow('timeout');
  });
});
