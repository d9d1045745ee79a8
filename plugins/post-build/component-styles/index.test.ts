import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {classesOf, linked, linkComponentStyles, sheetsIn} from './index';

const main = '<link rel=stylesheet href=/w/assets/css/styles.1.css />';
const sheets = [
  {href: '/w/assets/css/figures.2.css', classes: ['figure_a1B2']},
  {href: '/w/assets/css/figures-admin-box.3.css', classes: ['box_c3D4']},
];

describe('classesOf', () => {
  it('finds names, and no numbers', () => {
    expect(classesOf('.box_c3D4,.box_c3D4>.row_e5F6{margin:.5rem}')).toEqual(['box_c3D4', 'row_e5F6']);
  });
});

describe('linked', () => {
  it('links what the page shows after the style sheet of all pages', () => {
    const page = `<head>${main}</head><div class="figure_a1B2 x">`;
    expect(linked(page, 'a.html', sheets)).toBe(
      `<head>${main}<link rel="stylesheet" href="/w/assets/css/figures.2.css"></head><div class="figure_a1B2 x">`,
    );
  });

  it('leaves a page alone that shows nothing, or has its links', () => {
    expect(linked(`<head>${main}</head>`, 'a.html', sheets)).toBe(`<head>${main}</head>`);
    const page = linked(`<head>${main}</head><div class=box_c3D4>`, 'a.html', sheets);
    expect(linked(page, 'a.html', sheets)).toBe(page);
  });

  it('refuses a page without a style sheet', () => {
    expect(() => linked('<div class=box_c3D4>', 'a.html', sheets)).toThrow('a.html: the page has no link');
  });
});

it('links them from the given pages, and from no others', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sheets-'));
  ['assets/css', 'en', 'deep'].forEach((folder) => mkdirSync(join(dir, folder), {recursive: true}));
  writeFileSync(join(dir, 'assets/css/figures-admin-box.3.css'), '.box_c3D4{}');
  const page = `<head>${main}</head><div class=box_c3D4>`;
  ['deep/a.html', 'en/a.html'].forEach((file) => writeFileSync(join(dir, file), page));
  linkComponentStyles({dir, pages: ['deep/a.html']}, sheetsIn(dir, '/w/', ['figures', 'figures-admin-box']));
  expect(readFileSync(join(dir, 'deep/a.html'), 'utf8')).toContain('href="/w/assets/css/figures-admin-box.3.css"');
  expect(readFileSync(join(dir, 'en/a.html'), 'utf8')).toBe(page);
  rmSync(dir, {recursive: true});
});
