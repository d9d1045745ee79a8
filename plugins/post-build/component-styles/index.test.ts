import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {BuiltLocale} from '../../docusaurus/site';
import {classesOf, linked, linkComponentStyles} from './index';

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

it('links them from the pages of each locale, with the sheets of that locale', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'sheets-'));
  const dir = join(siteDir, 'build');
  ['build/assets/css', 'build/deep', 'src/figures/box'].forEach((one) =>
    mkdirSync(join(siteDir, one), {recursive: true}),
  );
  writeFileSync(join(siteDir, 'src/figures/box/index.tsx'), '');
  writeFileSync(join(dir, 'assets/css/figures-box.3.css'), '.box_c3D4{}');
  const page = `<head>${main}</head><div class=box_c3D4>`;
  ['deep/a.html', 'other.html'].forEach((file) => writeFileSync(join(dir, file), page));
  const locale = {locale: 'ru', outDir: dir, baseUrl: '/w/'} as BuiltLocale;
  const pagesOf = () => ({dir, pages: ['deep/a.html']});
  linkComponentStyles({siteDir, locales: [locale], pagesOf}, {'src/figures': []});
  expect(readFileSync(join(dir, 'deep/a.html'), 'utf8')).toContain('href="/w/assets/css/figures-box.3.css"');
  expect(readFileSync(join(dir, 'other.html'), 'utf8')).toBe(page);
  rmSync(siteDir, {recursive: true});
});
