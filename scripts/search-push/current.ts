import type {SynonymHit} from 'algoliasearch';
import {statusOf} from './refusal';
import type {HostedIndex, Provider} from './provider';
import type {HostedRecord} from './records';

/** Without what the provider adds to an answer. */
function ownAttributes<T extends object>(hit: T): T {
  return Object.fromEntries(Object.entries(hit).filter(([name]) => !name.startsWith('_'))) as T;
}

async function records(provider: Provider, indexName: string, attributes: string[]): Promise<HostedRecord[]> {
  const found: HostedRecord[] = [];
  await provider.browseObjects<HostedRecord>({
    indexName,
    browseParams: {attributesToRetrieve: attributes, hitsPerPage: 1000},
    aggregator: ({hits}) => found.push(...hits.map(ownAttributes)),
  });
  return found;
}

async function synonyms(provider: Provider, indexName: string): Promise<SynonymHit[]> {
  const found: SynonymHit[] = [];
  await provider.browseSynonyms({
    indexName,
    aggregator: ({hits}) => found.push(...hits.map(ownAttributes)),
  });
  return found;
}

/**
 * What stands in an index now; null when there is no such index.
 * @param attributes of the records, one by one: `*` would leave out those that the ranking uses
 */
export async function currentIndex(
  provider: Provider,
  indexName: string,
  attributes: string[],
): Promise<HostedIndex | null> {
  try {
    return {
      settings: await provider.getSettings({indexName, getVersion: 2}),
      records: await records(provider, indexName, attributes),
      synonyms: await synonyms(provider, indexName),
    };
  } catch (error) {
    if (statusOf(error) === 404) {
      return null;
    }
    throw error;
  }
}

/** Ids of all records of an index. */
export async function recordIds(provider: Provider, indexName: string): Promise<Set<string>> {
  const ids = new Set<string>();
  await provider.browseObjects({
    indexName,
    browseParams: {attributesToRetrieve: ['objectID'], hitsPerPage: 1000},
    aggregator: ({hits}) => hits.forEach(({objectID}) => ids.add(objectID)),
  });
  return ids;
}
