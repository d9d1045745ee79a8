import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {missingTranslations, pagesIn} from './pages';

const folders = [
  {locale: 'ru', folder: 'docs'},
  {locale: 'en', folder: 'i18n/en'},
];
let siteDir = '';

function write(file: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), '');
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'content-checks-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

describe('pagesIn', () => {
  it('lists Markdown of all depths and nothing else', () => {
    ['docs/b.mdx', 'docs/a/c.md', 'docs/a/picture.png'].forEach(write);
    expect(pagesIn(siteDir, {locale: 'ru', folder: 'docs'})).toEqual(['a/c.md', 'b.mdx']);
  });

  it('has no page in a folder that does not exist', () => {
    expect(pagesIn(siteDir, {locale: 'ru', folder: 'nowhere'})).toEqual([]);
  });
});

describe('missingTranslations', () => {
  it('is silent when every page has its translation', () => {
    ['docs/a/b.mdx', 'i18n/en/a/b.mdx'].forEach(write);
    expect(missingTranslations(siteDir, folders)).toEqual([]);
  });

  it('names the file to write, in both directions', () => {
    ['docs/a/b.mdx', 'i18n/en/c.mdx'].forEach(write);
    const problems = missingTranslations(siteDir, folders);
    expect(problems.map(({file}) => file)).toEqual(['i18n/en/a/b.mdx', 'docs/c.mdx']);
    expect(problems[0]).toMatchObject({
      value: 'the page has no “en” translation of docs/a/b.mdx',
      fix: 'Write i18n/en/a/b.mdx, or delete docs/a/b.mdx',
    });
  });
});
