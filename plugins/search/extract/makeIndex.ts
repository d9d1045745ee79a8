import {readFile} from 'node:fs/promises';
import type {GlossaryEntry} from '../engine/glossary';
import {indexFileVersion, type IndexFile} from '../engine/indexFile';
import {nameByLinks} from './links';
import {fullestSidebar, inReadingOrder, nameBySidebar} from './order';
import {parsePage, type ParsedPage} from './page';
import type {RouteFile} from './routes';

export interface MakeIndexOptions {
  language: string;
  /** Group of pages in no category. */
  topGroup: string;
  /** Other names of a page from its front matter, by route. */
  aliases: ReadonlyMap<string, readonly string[]>;
  /** Factor of the score of the results of a page, by route. */
  weights: ReadonlyMap<string, number>;
  /** What words of a query say for a page, by route, as the index file has it. */
  queryWords: ReadonlyMap<string, string>;
  glossary: GlossaryEntry[];
}

async function parseFile(
  {route, file}: RouteFile,
  {topGroup, aliases, weights, queryWords}: MakeIndexOptions,
): Promise<ParsedPage[]> {
  const parsed = parsePage(await readFile(file, 'utf8'), {file, topGroup});
  const names = aliases.get(route) ?? [];
  if (parsed && names.length > 0) {
    parsed.page.aliases = [...names];
  }
  const weight = weights.get(route);
  if (parsed && weight !== undefined) {
    parsed.page.weight = weight;
  }
  const words = queryWords.get(route);
  if (parsed && words !== undefined) {
    parsed.page.queryWords = words;
  }
  return parsed ? [parsed] : [];
}

function checkRoutes(named: ReadonlyMap<string, unknown>, where: string, files: readonly RouteFile[]): void {
  const routes = new Set(files.map(({route}) => route));
  const unknown = [...named.keys()].find((route) => !routes.has(route));
  if (unknown !== undefined) {
    throw new Error(
      `Search index: ${where} has “${unknown}”, which is no page that can be found. Remove it, or name the page's new address.`,
    );
  }
}

/**
 * The search index of a locale, made of its built pages.
 * @throws Error when there is no page to index, none has a sidebar, a page cannot be linked to, or weights or words are
 *   for a page that is not there
 */
export async function makeIndex(files: readonly RouteFile[], options: MakeIndexOptions): Promise<IndexFile> {
  const parsed = (await Promise.all(files.map((file) => parseFile(file, options)))).flat();
  const origin = parsed[0]?.origin;
  if (origin === undefined) {
    throw new Error(
      `Search index of “${options.language}”: no built page to index. Check that the build wrote its HTML files.`,
    );
  }
  checkRoutes(options.weights, 'pageWeights of config/search.ts', files);
  checkRoutes(options.queryWords, 'config/queryWords.json', files);
  const sidebar = fullestSidebar(parsed.map((page) => page.sidebar));
  if (sidebar.length === 0) {
    throw new Error(
      `Search index of “${options.language}”: no page has a sidebar, whose order results have. See plugins/docusaurus/html.ts.`,
    );
  }
  const pages = inReadingOrder(
    parsed.map(({page}) => page),
    sidebar,
  );
  nameBySidebar(pages, sidebar);
  nameByLinks(pages, new Map(parsed.map(({page, links}) => [page, links])), origin);
  return {layout: indexFileVersion, origin, language: options.language, pages, glossary: options.glossary};
}
