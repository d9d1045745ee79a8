import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {BuiltLocale, BuiltSite} from '../../docusaurus/site';
import type {GlossaryEntry} from '../engine/glossary';
import {indexPath, type IndexFile} from '../engine/indexFile';
import {aliasesOf} from './aliases';
import {makeIndex} from './makeIndex';
import {packIndex} from './packIndex';
import {searchableFiles} from './routes';
import {linkTranslations} from './translations';

export interface IndexOptions {
  /** Factor of the score of the results of a page, by its path under the base URL: less for pages that quote others. */
  pageWeights: Readonly<Record<string, number>>;
  /** What words of a query say for a page, by locale and by the path of the page under the base URL. */
  queryWords: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Things and what texts and readers call them. */
  glossary: GlossaryEntry[];
}

/** Translation id of the group that pages outside every category are in. */
const topGroupId = 'search.topGroup';
const topGroupDefault = 'Документация';

async function indexOf(written: BuiltLocale, {pageWeights, queryWords, glossary}: IndexOptions): Promise<IndexFile> {
  const {locale, outDir, baseUrl, routesPaths, routesBuildMetadata, content, translations} = written;
  const files = searchableFiles(routesPaths, {
    outDir,
    baseUrl,
    exclude: [`${baseUrl}search`],
    isHidden: (route) => routesBuildMetadata[route]?.noIndex ?? false,
  });
  const byRoute = <Value>(byPath: Readonly<Record<string, Value>>): Map<string, Value> =>
    new Map(Object.entries(byPath).map(([path, value]) => [baseUrl + path, value]));
  return makeIndex(files, {
    language: locale,
    topGroup: translations[topGroupId] ?? topGroupDefault,
    aliases: aliasesOf(content),
    weights: byRoute(pageWeights),
    queryWords: byRoute(queryWords[locale] ?? {}),
    glossary,
  });
}

/** Writes the index of a locale into the folder where the locale is built. */
async function writeIndex(file: IndexFile, dir: string): Promise<void> {
  const path = join(dir, indexPath);
  await mkdir(dirname(path), {recursive: true});
  await writeFile(path, JSON.stringify(packIndex(file)));
}

/**
 * Step: writes the search index of each locale. Where there are several, a heading is found by its name in another one too.
 * It is written for a hosted search as well: what is sent there is what was built, tested and published.
 * @throws Error when a locale has no page to index, or a page cannot be linked to
 */
export async function writeIndexes({locales}: Pick<BuiltSite, 'locales'>, options: IndexOptions): Promise<void> {
  const indexes = await Promise.all(locales.map(async (locale) => ({...locale, file: await indexOf(locale, options)})));
  for (const index of indexes) {
    linkTranslations(
      index,
      indexes.filter((other) => other !== index),
    );
  }
  await Promise.all(indexes.map(({file, outDir}) => writeIndex(file, outDir)));
}
