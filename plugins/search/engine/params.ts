import {longestQuery} from './longestQuery';

export type FacetFilters = string | readonly (string | readonly string[])[];

/** The parameters of the provider's search that the embedded engine answers; others are accepted and ignored. */
export interface SearchParams {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  facets?: readonly string[];
  attributesToRetrieve?: readonly string[];
  attributesToHighlight?: readonly string[];
  /** `attribute` or `attribute:number of words`. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** `false` searches for exactly what was typed: no corrections, no synonyms. */
  typoTolerance?: boolean | string;
}

/** One request of a call: index name and parameters side by side. */
export interface SearchRequest extends SearchParams {
  indexName: string;
  type?: 'default' | 'facet';
  facet?: string;
  params?: SearchParams | string;
}

/** What a call may be: the object of the light client, or the bare list that older callers send. */
export type SearchCall = {readonly requests: readonly SearchRequest[]} | readonly SearchRequest[];

/** The same request with the parameters of the older form, nested under `params`, moved beside the index name. */
function flatRequest({params, ...request}: SearchRequest): SearchRequest {
  if (typeof params === 'string') {
    return {...request, ...Object.fromEntries(new URLSearchParams(params))};
  }
  return {...params, ...request};
}

/** The requests of a call in either form, flat. */
export function requestsOf(call: SearchCall): SearchRequest[] {
  const requests = 'requests' in call ? call.requests : call;
  return requests.map(flatRequest);
}

/** What is searched for: control characters become spaces, at most 64 characters count. */
export function searchedQuery(query: string | undefined): string {
  return (query ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, longestQuery)
    .trimStart();
}

const openingQuote = /^["«“„]/;

/** A query in quotes is searched for as it is; the closing quote may still be missing. */
export function isQuoted(query: string): boolean {
  return openingQuote.test(query);
}

/** The query without its outer quotes. */
export function unquoted(query: string): string {
  return isQuoted(query) ? query.slice(1).replace(/["»”“]\s*$/, '') : query;
}

/** The query to type for what was typed, but without corrections. */
export function literalQuery(query: string): string {
  return `"${query}"`;
}

/** Parameters as the provider echoes them: one URL-encoded line. */
export function paramsLine({
  indexName: _indexName,
  type: _type,
  params: _params,
  ...parameters
}: SearchRequest): string {
  return new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
}

/** A whole number of a parameter, which older callers may send as text. */
export function wholeNumber(value: unknown, fallback: number, least: number, most: number): number {
  const number = Math.trunc(Number(value ?? fallback));
  return Number.isFinite(number) ? Math.min(Math.max(number, least), most) : fallback;
}
