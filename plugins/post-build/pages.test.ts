import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {enginePages} from './pages';

it('tells the pages of the engine from others, and stops when there is none', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(dir, 'a.html'), '<body><div id=__docusaurus></div></body>');
  writeFileSync(join(dir, 'static.html'), '<body>a person wrote this</body>');
  expect(enginePages({dir, pages: ['a.html', 'static.html']})).toEqual(['a.html']);
  expect(() => enginePages({dir, pages: ['static.html']})).toThrow('#__docusaurus');
  expect(enginePages({dir, pages: []})).toEqual([]);
  rmSync(dir, {recursive: true});
});
