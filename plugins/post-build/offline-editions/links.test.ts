import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {linksHtml, writeLinks} from './links';
import {wordsOf} from './wordsOf';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'offline-editions-'));
});

afterEach(() => rmSync(dir, {recursive: true}));

it('names format, version and size of what there is, and nothing else', () => {
  const html = linksHtml([{kind: 'html', path: '/base/h.html', bytes: 1_950_000}], '5.0', 'ru', wordsOf('ru'));
  expect(html.replace(/\u00a0/g, ' ')).toMatch(
    /<a href="\/base\/h\.html" download>.+<\/a> \(HTML: версия 5\.0\.x, 2 МБ\)/,
  );
  expect(html).not.toContain('PDF');
});

it('writes the links into their place and leaves the rest', () => {
  const file = join(dir, 'offline.html');
  writeFileSync(file, '<p>a</p><div class=x data-offline-editions=""></div><p>b</p>');
  writeLinks(file, '<ul></ul>');
  expect(readFileSync(file, 'utf8')).toBe('<p>a</p><div class=x data-offline-editions=""><ul></ul></div><p>b</p>');
  writeFileSync(file, '<p>a</p>');
  expect(() => writeLinks(file, '<ul></ul>')).toThrow('data-offline-editions');
  expect(() => writeLinks(join(dir, 'none.html'), '')).toThrow('none.html');
});
