import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {styleSheetLinks} from '../../docusaurus/html';
import type {BuiltSite} from '../../docusaurus/site';
import {componentChunks} from '../../performance/componentChunks';
import type {PerformanceOptions} from '../../performance/options';
import {rewritePage} from '../pages';

/** The style sheet of a part. */
export interface Sheet {
  /** Address as pages link it. */
  href: string;
  /** Names of its classes. */
  classes: readonly string[];
}

/** Class names of a style sheet. */
export function classesOf(css: string): string[] {
  return [...new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? ''))];
}

/**
 * The style sheets of some parts among those that were built, in the order of the parts.
 * @param outDir folder of the built language
 */
export function sheetsIn(outDir: string, baseUrl: string, parts: readonly string[]): Sheet[] {
  const folder = 'assets/css';
  const files = readdirSync(join(outDir, folder));
  return parts.flatMap((part) => {
    const file = files.find((one) => one.endsWith('.css') && one.slice(0, one.indexOf('.')) === part);
    return file
      ? [{href: `${baseUrl}${folder}/${file}`, classes: classesOf(readFileSync(join(outDir, folder, file), 'utf8'))}]
      : [];
  });
}

/**
 * A page with links to the style sheets of the parts that it shows, after the one that all pages have. Scripts that
 * load a part find its link and load no second one.
 * @param page its name in the error
 * @throws Error on a page that shows a part and links no style sheet at all
 */
export function linked(html: string, page: string, sheets: readonly Sheet[]): string {
  const words = new Set(html.match(/[\w-]+/g));
  const missing = sheets.filter(({href, classes}) => !html.includes(href) && classes.some((name) => words.has(name)));
  if (missing.length === 0) {
    return html;
  }
  const [{tag}] = styleSheetLinks(html, page);
  const links = missing.map(({href}) => `<link rel="stylesheet" href="${href}">`).join('');
  return html.replace(tag, () => tag + links);
}

/** Step: links the style sheets of components from each of the pages that shows them. */
export function linkComponentStyles(
  {siteDir, locales, pagesOf}: Pick<BuiltSite, 'locales' | 'pagesOf' | 'siteDir'>,
  folders: PerformanceOptions['componentFolders'],
): void {
  const names = componentChunks(siteDir, folders).map(({name}) => name);
  for (const {locale, outDir, baseUrl} of locales) {
    const sheets = sheetsIn(outDir, baseUrl, names);
    const {dir, pages} = pagesOf(locale);
    pages.forEach((page) => rewritePage(dir, page, (html) => linked(html, page, sheets)));
  }
}
