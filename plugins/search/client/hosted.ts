import type {liteClient as providerClient} from 'algoliasearch/lite';
// By its file: the package's own name leads back here (see bundler.ts).
import {liteClient as provider} from 'algoliasearch/dist/lite/builds/browser.js';

/** Milliseconds that the hosted search may take to connect, to answer a query, to take a write. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

/** Stands in for `algoliasearch/lite` in the hosted build: the provider's own client with the specified timeouts. */
export const liteClient: typeof providerClient = (appId, apiKey, options) =>
  provider(appId, apiKey, {timeouts, ...options});
