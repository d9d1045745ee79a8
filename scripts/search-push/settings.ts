import type {IndexSettings} from 'algoliasearch';
import {locales} from '../../config/locales';
import {slipsAllowed} from '../../plugins/search/analysis/distance';
import {facetNames} from '../../plugins/search/engine/facets';
import {codeWords} from './codes';
import type {HostedRecord} from './records';

/** Letters of the shortest word in which the embedded engine forgives so many slips. */
function shortestWordWith(slips: number): number {
  let letters = 1;
  while (slipsAllowed(letters) < slips) {
    letters += 1;
  }
  return letters;
}

/**
 * Settings of the hosted index: what the embedded engine does, as far as the provider can be told. Settings that are
 * not named here stay as the team has set them in the provider's dashboard.
 */
export function settingsFor(records: readonly HostedRecord[]): IndexSettings {
  const oneSlip = shortestWordWith(1);
  return {
    // In the order of the embedded engine's weights; the place of a word inside a heading says nothing.
    searchableAttributes: [
      'unordered(title)',
      'unordered(label)',
      'unordered(aliases)',
      'unordered(calledBy)',
      'unordered(twins)',
      'unordered(hierarchy.lvl1)',
      'unordered(hierarchy.lvl2)',
      'unordered(hierarchy.lvl3)',
      'unordered(hierarchy.lvl4)',
      'unordered(hierarchy.lvl0)',
      'content',
    ],
    attributesForFaceting: [...facetNames],
    // Parts of a long section, and nothing else, have one address.
    attributeForDistinct: 'url',
    distinct: true,

    // DocSearch's own: results with more of the words first, then fewer slips, then the better place.
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight)', 'asc(position)'],

    typoTolerance: true,
    minWordSizefor1Typo: oneSlip,
    minWordSizefor2Typos: shortestWordWith(2),
    allowTyposOnNumericTokens: false,
    disableTypoToleranceOnWords: codeWords(records, oneSlip),

    indexLanguages: [...locales],
    queryLanguages: [...locales],
    ignorePlurals: [...locales],
    removeStopWords: [...locales],
    customNormalization: {default: {ё: 'е'}},
    camelCaseAttributes: ['title', 'hierarchy', 'content'],

    queryType: 'prefixLast',
    removeWordsIfNoResults: 'allOptional',
    // Pasted messages hold quotes and dashes that mean nothing.
    advancedSyntax: false,
    alternativesAsExact: ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'],

    hitsPerPage: 20,
    attributesToRetrieve: [
      'hierarchy',
      'content',
      'anchor',
      'url',
      'url_without_anchor',
      'type',
      'language',
      'docusaurus_tag',
      'version',
    ],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    snippetEllipsisText: '…',
  };
}
