import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeIndex} from './makeIndex';
import {searchableFiles} from './routes';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'search-site-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

function write(file: string, route: string, body: string): void {
  const path = join(outDir, file);
  mkdirSync(join(path, '..'), {recursive: true});
  writeFileSync(path, `<link rel=canonical href="https://docs.example${route}">${sidebar}<main>${body}</main>`);
}

const sidebar = '<ul class=theme-doc-sidebar-menu><li><a href=/w/>Start</a></ul>';

const options = {
  language: 'ru',
  topGroup: 'Документация',
  aliases: new Map(),
  weights: new Map(),
  queryWords: new Map(),
  glossary: [],
};
const routes = {baseUrl: '/w/', exclude: ['/w/search'], isHidden: (route: string) => route === '/w/hidden'};

describe('makeIndex', () => {
  it('indexes the pages of the routes, with their aliases and weights', async () => {
    write('index.html', '/w/', '<h1>Начало</h1>');
    write('category/раздел.html', '/w/category/раздел', '<h1>Раздел</h1>');
    write('folder/index.html', '/w/folder', '<h1>Папка</h1>');
    for (const name of ['search', '404', 'hidden']) {
      write(`${name}.html`, `/w/${name}`, '<h1>Нет</h1>');
    }
    const all = ['/w/', '/w/category/раздел', '/w/folder', '/w/search', '/w/404.html', '/w/hidden', '/w/gone', '/x/'];
    const files = searchableFiles(all, {...routes, outDir});
    const index = await makeIndex(files, {
      ...options,
      aliases: new Map([['/w/folder', ['директория']]]),
      weights: new Map([['/w/', 0.5]]),
    });
    expect(index).toMatchObject({layout: 4, origin: 'https://docs.example', language: 'ru'});
    expect(index.pages.map(({path, aliases, weight}) => [path, aliases, weight])).toEqual([
      ['/w/', undefined, 0.5],
      ['/w/category/%D1%80%D0%B0%D0%B7%D0%B4%D0%B5%D0%BB', undefined, undefined],
      ['/w/folder', ['директория'], undefined],
    ]);
  });

  it('stops a build whose pages have no sidebar to take their order from', async () => {
    writeFileSync(
      join(outDir, 'a.html'),
      '<link rel=canonical href="https://docs.example/w/a"><main><h1>A</h1></main>',
    );
    await expect(makeIndex([{route: '/w/a', file: join(outDir, 'a.html')}], options)).rejects.toThrow('sidebar');
  });

  it('stops a build that has no page to search', async () => {
    await expect(makeIndex([], options)).rejects.toThrow('no built page to index');
  });
});
