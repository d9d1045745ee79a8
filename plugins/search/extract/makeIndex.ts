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
  glossary: GlossaryEntry[];
}

async function parseFile(
  {route, file}: RouteFile,
  {topGroup, aliases, weights}: MakeIndexOptions,
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
  return parsed ? [parsed] : [];
}

/**
 * The search index of a locale, made of its built pages.
 * @throws Error when there is no page to index, none has a sidebar, or a page cannot be linked to
 */
export async function makeIndex(files: readonly RouteFile[], options: MakeIndexOptions): Promise<IndexFile> {
  const parsed = (await Promise.all(files.map((file) => parseFile(file, options)))).flat();
  const origin = parsed[0]?.origin;
  if (origin === undefined) {
    throw new Error(
      `Search index of “${options.language}”: no built page to index. Check that the build wrote its HTML files.`,
    );
  }
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
