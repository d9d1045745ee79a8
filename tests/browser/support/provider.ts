import type {Page, Request, Route} from '@playwright/test';
import {pathOf} from './site';

/** Addresses of the provider, whichever account. */
export const provider = /^https:\/\/[^/]+\.algolia(net)?\.(net|com)\//;

/** What one query of a request asks for. */
export interface Query {
  indexName: string;
  query: string;
  facetFilters?: (string | string[])[];
  hitsPerPage?: number;
  attributesToSnippet?: string[];
}

const hit = () => ({
  objectID: 'hosted-1',
  url: `https://cdek-it.github.io${pathOf('ru', 'faq')}#no-delivery`,
  type: 'lvl2',
  content: null,
  hierarchy: {
    lvl0: 'Документация',
    lvl1: 'Вопросы',
    lvl2: 'Ответ провайдера',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
});

/** The queries of a request to the provider. */
export function queriesOf(request: Request): Query[] {
  return (request.postDataJSON() as {requests: Query[]}).requests;
}

/** Answers a request to the provider, which is another site than the page's. */
export function fulfill(route: Route, status: number, body: object): Promise<void> {
  return route.fulfill({status, headers: {'access-control-allow-origin': '*'}, json: body});
}

/** A query that the provider finds nothing for. */
export const nonsense = 'zqxjkvzqxjkv';

/** Answers as the provider does, with one hit for each query but the nonsense; every request is kept. */
export async function playProvider(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(provider, (route) => {
    requests.push(route.request());
    const results = queriesOf(route.request()).map(({query}) => {
      const found = query === nonsense ? {hits: [], nbHits: 0, nbPages: 0} : {hits: [hit()], nbHits: 41, nbPages: 3};
      return {...found, page: 0, hitsPerPage: 20, query, processingTimeMS: 1, params: ''};
    });
    return fulfill(route, 200, {results});
  });
  return requests;
}
