import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {randomBytes} from 'node:crypto';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compressFolder} from './compress';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'compress-'));
  mkdirSync(join(dir, 'en'));
});

afterEach(() => rmSync(dir, {recursive: true}));

it('writes compressed files with the same content beside text files', async () => {
  const text = 'текст '.repeat(500);
  const names = Array.from({length: 9}, (_, index) => `en/page-${index}.html`);
  names.forEach((name) => writeFileSync(join(dir, name), text));
  expect(await compressFolder(dir)).toBe(18);
  for (const name of names) {
    expect(brotliDecompressSync(readFileSync(join(dir, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(dir, `${name}.gz`))).toString()).toBe(text);
  }
});

it('leaves small files, pictures and what does not shrink', async () => {
  writeFileSync(join(dir, 'small.txt'), 'a'.repeat(1024));
  writeFileSync(join(dir, 'picture.png'), 'a'.repeat(5000));
  writeFileSync(join(dir, 'noise.txt'), randomBytes(2000));
  expect(await compressFolder(dir)).toBe(0);
  expect(existsSync(join(dir, 'noise.txt.br'))).toBe(false);
});
