import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {BuiltLocale} from '../docusaurus/site';
import {builtSite, requestedLocales} from './site';

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-'));
  ['', 'en'].forEach((folder) => {
    mkdirSync(join(dir, folder, 'a'), {recursive: true});
    writeFileSync(join(dir, folder, 'index.html'), '');
    writeFileSync(join(dir, folder, 'a/b.html'), '');
  });
});

afterAll(() => rmSync(dir, {recursive: true}));

const i18n = {
  defaultLocale: 'ru',
  locales: ['ru', 'en'],
  localeConfigs: {ru: {baseUrl: '/w/'}, en: {baseUrl: '/w/en/'}},
} as unknown as LoadContext['i18n'];

const context = {siteDir: '/s', siteConfig: {url: 'https://a.example', baseUrl: '/w/'}, i18n} as LoadContext;

const built = (locale: string, folder: string) =>
  ({locale, outDir: join(dir, folder), baseUrl: `/w/${folder}`}) as BuiltLocale;

describe('the built site', () => {
  it('has the pages of both locales, and each page belongs to one', () => {
    const site = builtSite(context, [built('ru', ''), built('en', 'en/')]);
    expect([site.dir, site.basePath, site.missing]).toEqual([dir, '/w/', []]);
    expect(site.pages().pages).toEqual(['a/b.html', 'en/a/b.html', 'en/index.html', 'index.html']);
    expect(site.pagesOf('ru').pages).toEqual(['a/b.html', 'index.html']);
    expect(site.pagesOf('en').pages).toEqual(['en/a/b.html', 'en/index.html']);
  });

  it('leaves the pages of a locale alone that this build has not written', () => {
    const site = builtSite(context, [built('en', 'en/')]);
    expect([site.dir, site.missing]).toEqual([dir, ['ru']]);
    expect(site.pages().pages).toEqual(['en/a/b.html', 'en/index.html']);
  });
});

describe('the locales of a build', () => {
  it.each([
    [[], ['ru', 'en']],
    [['--locale', 'en'], ['en']],
    [
      ['--locale', 'en', 'ru', '--out-dir', 'x'],
      ['ru', 'en'],
    ],
    [['-l', 'ru'], ['ru']],
    [['--locale=en'], ['en']],
    [
      ['--config', 'en'],
      ['ru', 'en'],
    ],
  ])('are read from %j', (args, locales) => {
    expect(requestedLocales(i18n, ['node', 'docusaurus', 'build', ...args])).toEqual(locales);
  });
});
