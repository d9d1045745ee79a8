import {writeFileSync} from 'node:fs';
import {locales} from '../../../config/locales';
import {featureNames} from '../../../plugins/search/engine/pageFeatures';
import {traitNames} from '../../../plugins/search/engine/rerank';
import {searchIndex, type SearchIndex} from '../../../plugins/search/engine/searchIndex';
import {readIndex} from '../builtIndex';
import type {QuerySet} from '../queries';
import {exampleOf} from './examples';
import {dot, fit, type Example} from './fit';

const file = new URL('../../../plugins/search/engine/rerankWeights.json', import.meta.url);

/** How strongly weights are held near those that change no order; chosen by the sets that were left out. */
const held = 0.015;
/** Weight of the score at first, in standard deviations: nearly what is learned. */
const scoreAtFirst = 4;

/** Sets that judge what was learned: nothing is learned from them. */
const judges = /held out|checked on|given|unseen 1[1-5]$/;

interface ExampleSet {
  name: string;
  examples: readonly Example[];
}

/** Spread of each feature within the pages that are compared, so that all weights are held alike. */
function spreads(examples: readonly Example[]): number[] {
  return featureNames.map((_, feature) => {
    const squares = examples.flatMap(({inputs}) => {
      const values = inputs.map((input) => input[feature * traitNames.length] ?? 0);
      const mean = values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
      return values.map((value) => (value - mean) ** 2);
    });
    return Math.sqrt(squares.reduce((a, b) => a + b, 0) / Math.max(1, squares.length)) || 1;
  });
}

/** Weights of the features times those of the traits, learned from the examples. */
function learned(examples: readonly Example[]): number[] {
  const spread = spreads(examples).flatMap((value) => traitNames.map(() => value));
  const scaled = examples.map(({inputs, right}) => ({
    right,
    inputs: inputs.map((input) => input.map((value, at) => value / (spread[at] ?? 1))),
  }));
  const first = spread.map((value, at) => (at === 0 ? scoreAtFirst * value : 0));
  return fit(scaled, first, held).map((weight, at) => weight / (spread[at] ?? 1));
}

/** Share of the examples whose best page by the weights is right. */
function firstBy(weights: readonly number[], examples: readonly Example[]): number {
  const right = examples.filter((example) => {
    const sums = example.inputs.map((input) => dot(input, weights));
    return example.right[sums.indexOf(Math.max(...sums))] ?? false;
  });
  return right.length / Math.max(1, examples.length);
}

const percent = (share: number): string => share.toFixed(3);

/**
 * Learns the weights with which the search compares pages, from the queries of all sets but those that are held out,
 * and writes them. Says for every set how often the right page is first by its score, and by the weights that the
 * other sets teach.
 */
export function learn(sets: readonly QuerySet[]): string {
  const indexes = new Map<string, SearchIndex>(locales.map((locale) => [locale, searchIndex(readIndex(locale).file)]));
  const all: ExampleSet[] = sets.map(({name, queries}) => ({
    name,
    examples: queries.flatMap((query) => {
      const index = indexes.get(query.lang);
      return index ? [exampleOf(query, index)] : [];
    }),
  }));
  const taught = all.filter(({name}) => !judges.test(name));
  const others = (name: string): Example[] =>
    taught.filter((set) => set.name !== name).flatMap(({examples}) => examples);
  const byScore = featureNames.flatMap((_, at) => traitNames.map((__, trait) => Number(at === 0 && trait === 0)));
  const lines = all.map(
    ({name, examples}) =>
      `${name}: ${percent(firstBy(byScore, examples))} → ${percent(firstBy(learned(others(name)), examples))}`,
  );
  const weights = learned(taught.flatMap(({examples}) => examples));
  const written = featureNames.map((name, at) => {
    const own = weights.slice(at * traitNames.length, (at + 1) * traitNames.length);
    return `  "${name}": [${own.map((weight) => Number(weight.toFixed(2))).join(', ')}]`;
  });
  writeFileSync(file, `{\n${written.join(',\n')}\n}\n`);
  return lines.join('\n');
}
