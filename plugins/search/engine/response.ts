import {facetCounts} from './facets';
import type {TermWords} from './highlight';
import {hitOf, type Hit} from './hits';
import {paramsLine, wholeNumber, type SearchRequest} from './params';
import type {SearchRecord} from './records';
import type {Offers} from './suggest';

/** What the engine answers about a query beside the hits; travels in the provider's field `userData`. */
export interface QueryNote extends Offers {
  /** The query as it was understood, when that differs from what was typed. */
  corrected: string | null;
}

/** The provider's answer to one search request. */
export interface SearchResponse {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  exhaustive: {nbHits: boolean; typo: boolean};
  query: string;
  params: string;
  index: string;
  processingTimeMS: number;
  renderingContent: Record<string, never>;
  userData: [QueryNote];
  facets?: Record<string, Record<string, number>>;
}

/** The provider's answer to a request for facet values. */
export interface FacetResponse {
  facetHits: {value: string; highlighted: string; count: number}[];
  exhaustiveFacetsCount: boolean;
  processingTimeMS: number;
}

const defaultHitsPerPage = 20;
const mostHitsPerPage = 1000;

export interface Answer {
  request: SearchRequest;
  /** The query after cutting and cleaning. */
  query: string;
  found: readonly SearchRecord[];
  terms: TermWords;
  note: QueryNote;
  milliseconds: number;
}

/** The asked page of the found records with all counts. */
export function searchResponse({request, query, found, terms, note, milliseconds}: Answer): SearchResponse {
  const hitsPerPage = wholeNumber(request.hitsPerPage, defaultHitsPerPage, 1, mostHitsPerPage);
  const page = wholeNumber(request.page, 0, 0, Number.MAX_SAFE_INTEGER);
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((record) => hitOf(record, terms, request)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustive: {nbHits: true, typo: true},
    query,
    params: paramsLine(request),
    index: request.indexName,
    processingTimeMS: Math.max(1, Math.round(milliseconds)),
    renderingContent: {},
    userData: [note],
    ...(request.facets ? {facets: facetCounts(found, request.facets)} : {}),
  };
}

/** The values of one facet among the found records. */
export function facetResponse({request, found, milliseconds}: Answer): FacetResponse {
  const counts = facetCounts(found, [request.facet ?? '']);
  const values = Object.values(counts).flatMap((facet) => Object.entries(facet));
  return {
    facetHits: values.map(([value, count]) => ({value, highlighted: value, count})).sort((a, b) => b.count - a.count),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(milliseconds)),
  };
}
