import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {openCache} from './cache';

let dir: string;
const compiled = () => join(dir, 'bundler', 'compiled');

/** A build that compiles something. */
function build(frame: string): () => void {
  const keep = openCache(dir, frame);
  mkdirSync(join(dir, 'bundler'), {recursive: true});
  writeFileSync(compiled(), '');
  return keep;
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cache-'));
});

afterEach(() => rmSync(dir, {recursive: true, force: true}));

it('is there for the next build with the same frame', () => {
  build('one')();
  openCache(dir, 'one');
  expect(existsSync(compiled())).toBe(true);
});

it('is removed when the frame has changed', () => {
  build('one')();
  openCache(dir, 'other');
  expect(existsSync(compiled())).toBe(false);
});

it('is removed after a build that failed or warned, even a warm one', () => {
  build('one')();
  build('one');
  openCache(dir, 'one');
  expect(existsSync(compiled())).toBe(false);
});
