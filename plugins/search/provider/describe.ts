const engineWords = /(?<=<Description>)[^<]*(?=<\/Description>)/;

/**
 * An OpenSearch description with other words about the search.
 * @throws Error when the engine's file has no place for them any more
 */
export function describe(openSearch: string, words: string): string {
  if (!engineWords.test(openSearch)) {
    throw new Error('opensearch.xml of @docusaurus/theme-search-algolia has no <Description>.');
  }
  return openSearch.replace(engineWords, () => words);
}
