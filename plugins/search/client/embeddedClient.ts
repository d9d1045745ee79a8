import type {LiteClient} from 'algoliasearch/lite';
import type {SearchResults} from '../engine/engine';
import type {SearchCall} from '../engine/params';
import {SearchUnreachableError} from './errors';
import type {Searcher} from './service';

type Agent = LiteClient['transporter']['algoliaAgent'];

/**
 * The part of the provider's light client that DocSearch, the search page and helpers of the provider call. It is more
 * than the modal and our page need, because decisions/one-client-contract.md promises the interface: `search` takes the
 * object form and the bare list of older callers, as that client does.
 */
export interface EmbeddedClient {
  readonly appId: string;
  readonly apiKey: string;
  readonly _ua: string;
  transporter: {algoliaAgent: Agent};
  addAlgoliaAgent: (segment: string, version?: string) => void;
  setClientApiKey: (options: {apiKey: string}) => void;
  clearCache: () => Promise<void>;
  search: (call: SearchCall) => Promise<SearchResults>;
  searchForHits: (call: SearchCall) => Promise<SearchResults>;
  searchForFacets: (call: SearchCall) => Promise<SearchResults>;
}

/** Longest time that a reader waits for an answer. */
const answerTimeoutMs = 20_000;

function agent(): Agent {
  const value: Agent = {
    value: 'Embedded search',
    add({segment, version}) {
      const added = `; ${segment}${version === undefined ? '' : ` (${version})`}`;
      if (!value.value.includes(added)) {
        value.value += added;
      }
      return value;
    },
  };
  return value;
}

function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SearchUnreachableError('The search did not answer in time')), answerTimeoutMs);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/**
 * A client with the interface of the provider's light client that asks the embedded engine only.
 * To make one is a sign of interest: the engine and its index begin to load.
 * @param find gives the searcher of the page
 */
export function embeddedClient(appId: string, apiKey: string, find: () => Promise<Searcher>): EmbeddedClient {
  const algoliaAgent = agent();
  const search = (call: SearchCall): Promise<SearchResults> =>
    withTimeout(find().then((searcher) => searcher.search(call)));
  find().then(
    (searcher) => searcher.prepare(),
    () => undefined,
  );
  return {
    appId,
    apiKey,
    get _ua() {
      return algoliaAgent.value;
    },
    transporter: {algoliaAgent},
    addAlgoliaAgent: (segment, version) =>
      void algoliaAgent.add({segment, ...(version === undefined ? {} : {version})}),
    setClientApiKey: () => undefined,
    clearCache: () => Promise.resolve(),
    search,
    searchForHits: search,
    searchForFacets: search,
  };
}
