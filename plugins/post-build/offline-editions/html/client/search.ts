import {SearchEngine} from '../../../../search/engine/engine';
import type {IndexFile} from '../../../../search/engine/indexFile';
import type {SearchResponse} from '../../../../search/engine/response';
import {resultOf, type PageHit, type Result} from '../../../../search/ui/page/result';
import {idIn} from '../../content/ids';

/** What a query has found in the manual. */
export interface Found {
  results: Result[];
  /** The query as it was understood, when that differs from what was typed. */
  understood: string | null;
  /** Pages to offer when nothing was found. */
  nearest: {title: string; url: string}[];
}

export type Search = (query: string) => Found;

const mostResults = 30;

/** Address in the manual of a place on the site. */
function inEdition(chapters: ReadonlyMap<string, string>, url: string): string {
  const {pathname, hash} = new URL(url);
  const chapter = chapters.get(decodeURI(pathname));
  return chapter === undefined ? url : `#${idIn(chapter, decodeURIComponent(hash.slice(1)))}`;
}

/**
 * The engine of the site over the manual.
 * @param open reads the index, once, before the first answer
 * @param chapters path of a page on the site → id of its chapter
 */
export function searchIn(open: () => IndexFile, chapters: ReadonlyMap<string, string>): Search {
  let engine: SearchEngine | null = null;
  return (query) => {
    engine ??= new SearchEngine(open());
    const request = {
      indexName: 'manual',
      query,
      hitsPerPage: mostResults,
      attributesToRetrieve: ['hierarchy', 'url'],
      attributesToSnippet: ['content:20'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
    };
    const [response] = engine.search({requests: [request]}).results as SearchResponse[];
    const [note] = response?.userData ?? [];
    const local = (url: string) => inEdition(chapters, url);
    return {
      results: ((response?.hits ?? []) as PageHit[]).map((hit) => resultOf(hit, local)),
      understood: note?.corrected ?? null,
      nearest: (note?.pages ?? []).map(({title, url}) => ({title, url: local(url)})),
    };
  };
}
