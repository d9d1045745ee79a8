import {algoliasearch, type Algoliasearch, type IndexSettings, type SynonymHit} from 'algoliasearch';
import type {HostedIndexAccess} from '../../config/environment';
import type {HostedRecord} from './records';

export type Provider = Algoliasearch;

/** Where the provider listens, and how patient the client is: tests set them, nobody else needs to. */
export type ProviderOptions = Pick<NonNullable<Parameters<typeof algoliasearch>[2]>, 'hosts' | 'maxRateLimitRetries'>;

/** All that is searched with: what replaces the hosted index, or what stands there now. */
export interface HostedIndex {
  records: HostedRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

/**
 * Milliseconds. The client's own limit of two seconds “to connect” runs until the first byte of the answer, which for
 * a batch of records on a slow line comes later than that.
 */
const timeouts = {connect: 30_000, read: 30_000, write: 60_000};

/** The provider's official client, with the key that may write. */
export function connect({appId, adminKey}: HostedIndexAccess, options?: ProviderOptions): Provider {
  return algoliasearch(appId, adminKey, {timeouts, ...options});
}
