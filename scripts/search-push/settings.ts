import type {IndexSettings} from 'algoliasearch';
import {locales} from '../../config/locales';
import {slipsAllowed} from '../../plugins/search/analysis/distance';
import {normalizeWord} from '../../plugins/search/analysis/normalize';
import {tokenize} from '../../plugins/search/analysis/tokens';
import {facetNames} from '../../plugins/search/engine/facets';
import type {HostedRecord} from './records';

/** Matches identifiers such as `base64`, `getSetting` and `DivisionByZeroError`, but not `WordPress`. */
const codePattern = /\d\p{L}|\p{L}\d|^[a-z]+[A-Z]|[a-z][A-Z].*[a-z][A-Z]/u;

/**
 * Identifiers in the texts, in which a typo gives another identifier. The provider splits words at everything that is
 * not a letter or a digit, so `cdek_sender_city` is three words here too.
 * @param shortest length of the shortest word in which the provider allows a typo
 */
export function codeWords(records: readonly HostedRecord[], shortest: number): string[] {
  const texts = records.flatMap(({title, content}) => [title, content ?? '']);
  const words = texts.flatMap(tokenize).flatMap(({text}) => text.split(/[^\p{L}\p{N}]+/u));
  const codes = words.filter((word) => word.length >= shortest && codePattern.test(word));
  return [...new Set(codes.map(normalizeWord))].sort();
}

/** Length of the shortest word in which the embedded engine allows this many typos. */
function shortestWordWith(typos: number, length = 1): number {
  return slipsAllowed(length) < typos ? shortestWordWith(typos, length + 1) : length;
}

const headings = [1, 2, 3, 4, 0].map((level) => `hierarchy.lvl${level}`);

/**
 * Settings of the hosted index that come closest to the embedded engine. Those that are not named here stay as they
 * are set in the provider's dashboard.
 */
export function settingsFor(records: readonly HostedRecord[]): IndexSettings {
  const oneTypo = shortestWordWith(1);
  return {
    // In the order of the embedded engine's weights; the position of a word in a heading does not matter.
    searchableAttributes: [
      ...['title', 'label', 'aliases', 'calledBy', 'translations', ...headings].map((name) => `unordered(${name})`),
      'content',
    ],
    attributesForFaceting: [...facetNames],
    // Only the parts of a split section share an address.
    attributeForDistinct: 'url',
    distinct: true,
    // The order of DocSearch: more matching words first, then fewer typos, then the better attribute.
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight)', 'asc(position)'],

    typoTolerance: true,
    minWordSizefor1Typo: oneTypo,
    minWordSizefor2Typos: shortestWordWith(2),
    allowTyposOnNumericTokens: false,
    disableTypoToleranceOnWords: codeWords(records, oneTypo),

    indexLanguages: [...locales],
    queryLanguages: [...locales],
    ignorePlurals: [...locales],
    removeStopWords: [...locales],
    customNormalization: {default: {ё: 'е'}},
    camelCaseAttributes: ['title', 'hierarchy', 'content'],
    queryType: 'prefixLast',
    removeWordsIfNoResults: 'allOptional',
    // Quotes and dashes in a pasted message are not operators.
    advancedSyntax: false,
    alternativesAsExact: ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'],

    hitsPerPage: 20,
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', ...facetNames],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    snippetEllipsisText: '…',
  };
}
