import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {classesOf, linked, linkSheets, sheetsIn} from './sheets';

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
    expect(linked(page, sheets)).toBe(
      `<head>${main}<link rel="stylesheet" href="/w/assets/css/figures.2.css"></head><div class="figure_a1B2 x">`,
    );
  });

  it('leaves a page alone that shows nothing, or has its links', () => {
    expect(linked(`<head>${main}</head>`, sheets)).toBe(`<head>${main}</head>`);
    const page = linked(`<head>${main}</head><div class=box_c3D4>`, sheets);
    expect(linked(page, sheets)).toBe(page);
  });

  it('refuses a page without a style sheet', () => {
    expect(() => linked('<div class=box_c3D4>', sheets)).toThrow('no style sheet');
  });
});

describe('a built language', () => {
  it('gets its links, and no page of another language', () => {
    const outDir = mkdtempSync(join(tmpdir(), 'sheets-'));
    ['assets/css', 'en', 'deep'].forEach((folder) => mkdirSync(join(outDir, folder), {recursive: true}));
    writeFileSync(join(outDir, 'assets/css/figures-admin-box.3.css'), '.box_c3D4{}');
    const page = `<head>${main}</head><div class=box_c3D4>`;
    ['deep/a.html', 'en/a.html'].forEach((file) => writeFileSync(join(outDir, file), page));
    linkSheets(outDir, sheetsIn(outDir, '/w/', ['figures', 'figures-admin-box']), ['en/']);
    expect(readFileSync(join(outDir, 'deep/a.html'), 'utf8')).toContain('href="/w/assets/css/figures-admin-box.3.css"');
    expect(readFileSync(join(outDir, 'en/a.html'), 'utf8')).toBe(page);
    rmSync(outDir, {recursive: true});
  });
});
