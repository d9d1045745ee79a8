import {writeFileSync} from 'node:fs';
import {locales} from '../../../config/locales';
import {traitNames} from '../../../plugins/search/engine/rerank';
import {searchIndex, type SearchIndex} from '../../../plugins/search/engine/searchIndex';
import {readIndex} from '../builtIndex';
import type {QuerySet} from '../queries';
import {comparedQuery, exampleOf, learnedFeatures, wordPlaces, type ComparedQuery} from './examples';
import {evidenceOf, fit} from './fit';

const weightsFile = new URL('../../../plugins/search/engine/rerankWeights.json', import.meta.url);
const wordsFile = new URL('../../../config/queryWords.json', import.meta.url);

/** How strongly weights are held near those that change no order; chosen by the sets that were left out. */
const held = {features: 0.015, words: 0.0003};
/** Weight of the score at first, in standard deviations: nearly what is learned. */
const scoreAtFirst = 4;
/** Weights of words are multiples of it: most are none, and the file stays small. */
const wordStep = 0.5;

/** Sets that judge what was learned: nothing is learned from them. */
const judges = /held out|checked on|given|unseen 3[2-9]$/;

interface ComparedSet {
  name: string;
  queries: readonly ComparedQuery[];
}

/** Weights of the features times those of the traits, and of stems for pages by the key of `wordKey`. */
interface Learned {
  features: readonly number[];
  words: ReadonlyMap<string, number>;
}

/** Spread of each feature within the pages that are compared, so that all weights are held alike. */
function spreads(queries: readonly ComparedQuery[]): number[] {
  return learnedFeatures.flatMap((_, feature) => {
    const squares = queries.flatMap(({pages}) => {
      const values = pages.map(({inputs}) => inputs[feature * traitNames.length] ?? 0);
      const mean = values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
      return values.map((value) => (value - mean) ** 2);
    });
    const spread = Math.sqrt(squares.reduce((a, b) => a + b, 0) / Math.max(1, squares.length)) || 1;
    return traitNames.map(() => spread);
  });
}

function learnFrom(queries: readonly ComparedQuery[]): Learned {
  const spread = spreads(queries);
  const places = wordPlaces(queries, spread.length);
  const ofWords = [...places.values()];
  const first = [...spread.map((value, at) => (at === 0 ? scoreAtFirst * value : 0)), ...ofWords.map(() => 0)];
  const holds = [...spread.map(() => held.features), ...ofWords.map(() => held.words)];
  const examples = queries.map((query) => exampleOf(query, places, spread));
  const weights = fit(examples, first, holds);
  const words = [...places].map(([key, at]): [string, number] => [key, Math.round((weights[at] ?? 0) / wordStep)]);
  return {
    features: spread.map((value, at) => (weights[at] ?? 0) / value),
    words: new Map(words.filter(([, steps]) => steps !== 0)),
  };
}

/** Share of the queries whose best page by the weights is right. */
function firstBy({features, words}: Learned, queries: readonly ComparedQuery[]): number {
  const entries = [...words];
  const places = new Map(entries.map(([key], at) => [key, features.length + at]));
  const weights = [...features, ...entries.map(([, steps]) => steps * wordStep)];
  const right = queries.filter((query) => {
    const sums = exampleOf(query, places, []).inputs.map((input) => evidenceOf(input, weights));
    return query.pages[sums.indexOf(Math.max(...sums))]?.right ?? false;
  });
  return right.length / Math.max(1, queries.length);
}

function writeFeatures(features: readonly number[]): void {
  const lines = learnedFeatures.map((name, at) => {
    const own = features.slice(at * traitNames.length, (at + 1) * traitNames.length);
    return `  "${name}": [${own.map((weight) => Number(weight.toFixed(1))).join(', ')}]`;
  });
  const ofWords = traitNames.map((_, at) => (at === 0 ? wordStep : 0));
  writeFileSync(weightsFile, `{\n${[...lines, `  "queryWords": [${ofWords.join(', ')}]`].join(',\n')}\n}\n`);
}

/** The words of each page in a line, by locale and by the path of the page. */
function writeWords(words: ReadonlyMap<string, number>): void {
  const byLocale = new Map<string, Map<string, string[]>>(locales.map((locale) => [locale, new Map()]));
  for (const [key, steps] of [...words].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [locale = '', page = '', stem = ''] = key.split('\t');
    const path = page === 'intro' ? '' : page;
    const pages = byLocale.get(locale);
    pages?.set(path, [...(pages.get(path) ?? []), `${stem}=${steps}`]);
  }
  const lines = ([, pages]: [string, Map<string, string[]>]) =>
    Object.fromEntries([...pages].map(([path, own]) => [path, own.join('&')]));
  const file = Object.fromEntries([...byLocale].map((entry) => [entry[0], lines(entry)]));
  writeFileSync(wordsFile, `${JSON.stringify(file, null, 2)}\n`);
}

const percent = (share: number): string => share.toFixed(3);

/**
 * Learns what the search compares pages by, from the queries of all sets but those that are held out: the weights of
 * the features, and what the words of queries say for a page. Writes both. Says for every set how often the right page
 * is first by its score, and by what the other sets teach.
 */
export function learn(sets: readonly QuerySet[]): string {
  const indexes = new Map<string, SearchIndex>(locales.map((locale) => [locale, searchIndex(readIndex(locale).file)]));
  const all: ComparedSet[] = sets.map(({name, queries}) => ({
    name,
    queries: queries.flatMap((query) => {
      const index = indexes.get(query.lang);
      return index ? [comparedQuery(query, index)] : [];
    }),
  }));
  const taught = all.filter(({name}) => !judges.test(name));
  const learned = learnFrom(taught.flatMap(({queries}) => queries));
  const byOthers = (name: string): Learned =>
    taught.some((set) => set.name === name)
      ? learnFrom(taught.filter((set) => set.name !== name).flatMap(({queries}) => queries))
      : learned;
  const byScore = {features: learned.features.map((_, at) => Number(at === 0)), words: new Map<string, number>()};
  const lines = all.map(
    ({name, queries}) =>
      `${name}: ${percent(firstBy(byScore, queries))} → ${percent(firstBy(byOthers(name), queries))}`,
  );
  writeFeatures(learned.features);
  writeWords(learned.words);
  return lines.join('\n');
}
