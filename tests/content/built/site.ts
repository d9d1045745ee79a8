import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';

/** One built page as a crawler finds it. */
export interface BuiltPage {
  locale: 'ru' | 'en';
  /** Address in the sitemap, decoded. */
  url: string;
  /** Path of the file inside the build folder. */
  file: string;
  $: CheerioAPI;
}

/** A folder with a built site and the address that it is built for. */
export interface BuiltSite {
  dir: string;
  /** Origin and base path, with a slash at the end. */
  root: string;
  pages: BuiltPage[];
}

const sitemaps = [
  {locale: 'ru', file: 'sitemap.xml'},
  {locale: 'en', file: 'en/sitemap.xml'},
] as const;

/** Path inside the build folder of the page at an address of the site, by the rules of a static host. */
export function fileOf(root: string, url: string): string {
  const inside = decodeURI(url.slice(root.length));
  return inside === '' || inside.endsWith('/') ? `${inside}index.html` : `${inside}.html`;
}

/** The text of a text node, trimmed; an empty one for any other node. */
export function textOf(node: {nodeType: number; data?: string}): string {
  const textNode = 3;
  return node.nodeType === textNode ? (node.data ?? '').trim() : '';
}

/** Reads one page of HTML. */
export function builtPage(page: Omit<BuiltPage, '$'>, html: string): BuiltPage {
  return {...page, $: load(html)};
}

/**
 * Reads the pages that the sitemaps of a built site list.
 * @throws Error when a sitemap is missing or names an address outside of the site
 */
export function readBuiltSite(dir: string, root: string): BuiltSite {
  const pages = sitemaps.flatMap(({locale, file: sitemap}) => {
    const $ = load(readFileSync(path.join(dir, sitemap), 'utf8'), {xml: true});
    const urls = $('url > loc')
      .toArray()
      .map((element) => $(element).text());
    return urls.map((url) => {
      if (!url.startsWith(root)) {
        throw new Error(
          `${sitemap}: the address “${url}” is not under “${root}”. Build with the same SITE_URL and BASE_PATH.`,
        );
      }
      const file = fileOf(root, url);
      return builtPage({locale, url: decodeURI(url), file}, readFileSync(path.join(dir, file), 'utf8'));
    });
  });
  return {dir, root, pages};
}

/** Whether a file, or the page that a static host shows for a path, is in the build folder. */
export function fileAt(dir: string, inside: string): string | null {
  const candidates = [inside, `${inside}.html`, path.posix.join(inside, 'index.html')];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(path.join(dir, file))) ?? null;
}
