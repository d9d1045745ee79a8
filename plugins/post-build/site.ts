import {resolve} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltLocale, BuiltSite, Pages} from '../docusaurus/site';
import {htmlFiles} from './pages';

/** Folder of a locale below the folder of the site; empty, or with a slash at its end. */
const folderOf = (baseUrl: string, basePath: string) => decodeURI(baseUrl.slice(basePath.length));

/** The site as far as its locales are written. */
export function builtSite({siteDir, siteConfig, i18n}: LoadContext, locales: readonly BuiltLocale[]): BuiltSite {
  const basePath = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
  const [first] = locales;
  if (!first) {
    throw new Error('No locale has been built.');
  }
  const up = folderOf(first.baseUrl, basePath).replace(/[^/]+/g, '..');
  const dir = resolve(first.outDir, up);
  const folders = i18n.locales.map((locale) => ({
    locale,
    folder: folderOf(i18n.localeConfigs[locale]?.baseUrl ?? basePath, basePath),
  }));
  const ownerOf = (page: string) =>
    folders.find(({folder}) => folder !== '' && page.startsWith(folder))?.locale ?? i18n.defaultLocale;
  const pagesOf = (some: readonly string[]): Pages => ({
    dir,
    pages: htmlFiles(dir).filter((page) => some.includes(ownerOf(page))),
  });
  return {
    siteDir,
    dir,
    basePath,
    origin: siteConfig.url,
    locales,
    pages: () => pagesOf(locales.map(({locale}) => locale)),
    pagesOf: (locale) => pagesOf([locale]),
    missing: i18n.locales.filter((locale) => locales.every((built) => built.locale !== locale)),
  };
}

/**
 * Locales that this run of `docusaurus build` writes. The engine passes plugins one at a time, so that the option of
 * its command is read again: `--locale ru en`, or all of the site.
 * @param args arguments of the process
 */
export function requestedLocales({locales}: LoadContext['i18n'], args: readonly string[] = process.argv): string[] {
  const named = args.flatMap((arg, index) => {
    const [, value] = /^(?:--locale|-l)=(.+)$/.exec(arg) ?? [];
    if (value !== undefined) {
      return [value];
    }
    if (arg !== '--locale' && arg !== '-l') {
      return [];
    }
    const rest = args.slice(index + 1);
    const end = rest.findIndex((one) => one.startsWith('-'));
    return rest.slice(0, end === -1 ? undefined : end);
  });
  const known = locales.filter((locale) => named.includes(locale));
  return known.length > 0 ? known : [...locales];
}
