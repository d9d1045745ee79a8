import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeChapter, type Results} from './results';

let folder: string;
let results: Results;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
  const file = pathToFileURL(join(folder, 'RESULTS.md'));
  results = {file, command: 'npm run bench', chapters: ['First', 'Second']};
});

afterEach(() => rmSync(folder, {recursive: true}));

it('replaces the chapter that was measured, leaves the other one, and keeps their order', () => {
  writeChapter(results, 'Second', ['one', '### Part', 'two']);
  writeChapter(results, 'First', ['old']);
  expect(writeChapter(results, 'First', ['new'])).toBe('## First\n\nnew');
  expect(readFileSync(results.file, 'utf8')).toBe(
    '# Results\n\nWritten by `npm run bench`; do not edit.\n\n## First\n\nnew\n\n## Second\n\none\n\n### Part\n\ntwo\n',
  );
});
