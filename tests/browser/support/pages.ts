import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {defaultLocale, localeFolder, locales, type Locale} from '../../../config/locales';
import {siteFolder} from './address';

/** A page that a sitemap of the built site lists. */
export interface SitePage {
  locale: Locale;
  /** Address below the landing page of the default language, such as “faq” or “en/faq”; '' is the landing page. */
  path: string;
}

function sitemapOf(folder: string, locale: Locale): string {
  const file = join(folder, localeFolder(locale), 'sitemap.xml');
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run “npm run build” first.`);
  }
  return readFileSync(file, 'utf8');
}

function addresses(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => decodeURI(new URL(address ?? '').pathname));
}

/**
 * Every page of a built site, both languages, from its sitemaps: a new page is covered by itself.
 * @throws Error when the site is not built or a sitemap lists no page
 */
export function sitePages(folder = siteFolder()): SitePage[] {
  const [root] = addresses(sitemapOf(folder, defaultLocale)).sort((a, b) => a.length - b.length);
  return locales.flatMap((locale) => {
    const paths = addresses(sitemapOf(folder, locale));
    if (root === undefined || paths.length === 0) {
      throw new Error(`The sitemap of “${locale}” lists no page.`);
    }
    return paths.map((path) => ({locale, path: path.slice(root.length)}));
  });
}
