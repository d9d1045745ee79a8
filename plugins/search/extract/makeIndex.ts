import {readFile} from 'node:fs/promises';
import {indexFileVersion, type IndexFile} from '../engine/indexFile.ts';
import {nameByLinks} from './links.ts';
import {inReadingOrder} from './order.ts';
import {parsePage, type ParsedPage} from './page.ts';
import type {RouteFile} from './routes.ts';

export interface MakeIndexOptions {
  language: string;
  /** Group of pages that stand in no category. */
  topGroup: string;
  /** Other names of a page from its front matter, by route. */
  aliases: ReadonlyMap<string, readonly string[]>;
  synonyms: string[][];
}

async function parseFile({route, file}: RouteFile, {topGroup, aliases}: MakeIndexOptions): Promise<ParsedPage[]> {
  const parsed = parsePage(await readFile(file, 'utf8'), {file, topGroup});
  const names = aliases.get(route) ?? [];
  if (parsed && names.length > 0) {
    parsed.page.aliases = [...names];
  }
  return parsed ? [parsed] : [];
}

/**
 * The search index of a locale, made of its built pages.
 * @throws Error when there is no page to index, or a page cannot be linked to
 */
export async function makeIndex(files: readonly RouteFile[], options: MakeIndexOptions): Promise<IndexFile> {
  const parsed = (await Promise.all(files.map((file) => parseFile(file, options)))).flat();
  const origin = parsed[0]?.origin;
  if (origin === undefined) {
    throw new Error(`Search index of “${options.language}”: no built page to index. Check that the build wrote its HTML files.`);
  }
  const sidebar = parsed.map((page) => page.sidebar).sort((a, b) => b.length - a.length)[0] ?? [];
  const pages = inReadingOrder(parsed.map(({page}) => page), sidebar);
  nameByLinks(pages, new Map(parsed.map(({page, links}) => [page, links])), origin);
  return {layout: indexFileVersion, origin, language: options.language, pages, synonyms: options.synonyms};
}
