import type {liteClient as providerClient} from 'algoliasearch/lite';
import siteConfig from '@generated/docusaurus.config';
import topics from '@generated/docs-search/topics.json';
// By its file: the package's own name leads back here (see bundler.ts).
import {liteClient as provider} from 'algoliasearch/dist/lite/builds/browser.js';
import {addOffers, pagesIn} from './offers';

type Client = ReturnType<typeof providerClient>;

/** Milliseconds that the hosted search may take to connect, to answer a query, to take a write. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

/**
 * Replaces `algoliasearch/lite` in the hosted build: the provider's own client with the specified timeouts,
 * which suggests other queries when it finds nothing.
 */
export const liteClient: typeof providerClient = (appId, apiKey, options) => {
  const client = provider(appId, apiKey, {timeouts, ...options});
  const ask = client.search.bind(client);
  const pages = pagesIn(topics, siteConfig.url);
  const search: Client['search'] = async <T>(...call: Parameters<Client['search']>) => {
    const answers = await ask<T>(...call);
    addOffers(answers.results, pages);
    return answers;
  };
  return Object.assign(client, {search});
};
