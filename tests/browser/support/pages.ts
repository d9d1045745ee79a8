import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {locales, defaultLocale, type Locale} from '../../../config/locales';

/** A page that a sitemap of the built site lists. */
export interface SitePage {
  locale: Locale;
  /** Address below the landing page of the default language, such as “faq” or “en/faq”; '' is the landing page. */
  path: string;
}

const builtFolder = 'build';

function sitemapOf(locale: Locale): string {
  const file = join(builtFolder, locale === defaultLocale ? '' : locale, 'sitemap.xml');
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run “npm run build” first.`);
  }
  return readFileSync(file, 'utf8');
}

function addresses(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => decodeURI(new URL(address ?? '').pathname));
}

/**
 * Every page of the site, both languages, from the built sitemaps: a new page is covered by itself.
 * @throws Error when the site is not built or a sitemap lists no page
 */
export function sitePages(): SitePage[] {
  const [root] = addresses(sitemapOf(defaultLocale)).sort((a, b) => a.length - b.length);
  return locales.flatMap((locale) => {
    const paths = addresses(sitemapOf(locale));
    if (root === undefined || paths.length === 0) {
      throw new Error(`The sitemap of “${locale}” lists no page.`);
    }
    return paths.map((path) => ({locale, path: path.slice(root.length)}));
  });
}
