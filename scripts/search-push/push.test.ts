import {beforeEach, describe, expect, it} from 'vitest';
import type {IndexFile} from '../../plugins/search/engine/indexFile';
import {recordsOf} from '../../plugins/search/engine/records';
import {titleOf} from '../../plugins/search/engine/titles';
import {adminKey, CommandHarness, indexName, recordCount} from './command.fixture';
import {explained} from './providerErrors';
import {searchIndexes} from './searchIndex.fixture';

const command = new CommandHarness();
const fewerFiles = searchIndexes(3);

const sentRecords = (indexes: readonly IndexFile[]): object[] =>
  indexes.flatMap(recordsOf).map((record) => ({...record, title: titleOf(record)}));

describe('a first push', () => {
  it('sends the records, the settings and the synonyms of all languages', async () => {
    // More records than the client sends in one batch.
    const large = searchIndexes(200);
    await command.push(large);
    const {records, settings, synonyms} = command.provider.index(indexName);
    expect(records).toEqual(sentRecords(large));
    expect(settings).toMatchObject({
      attributesForFaceting: ['language', 'docusaurus_tag', 'version'],
      removeStopWords: ['ru', 'en'],
      disableTypoToleranceOnWords: ['base64', 'getsetting'],
    });
    expect(synonyms).toContainEqual(
      expect.objectContaining({type: 'onewaysynonym', input: 'сдек', synonyms: ['СДЭК', 'CDEK']}),
    );
    expect([...command.provider.indexes.keys()]).toEqual([indexName]);
  });

  it('reports what was sent', async () => {
    await command.push();
    const report = command.output.join('\n');
    expect(report).toContain(`Index “${indexName}” of the application ABCD1234:\n  ${recordCount} records (ru, en)`);
    expect(report).toMatch(/\n {2}\d synonyms\n {2}settings: searchableAttributes, attributesForFaceting, /);
    expect(report).toMatch(/\nThe index has been replaced\.$/);
    expect(report).not.toContain(adminKey);
  });

  it('writes the records to a temporary index, which replaces the live one last', async () => {
    await command.push();
    const [settings, synonyms, ...rest] = command.writes;
    expect([settings, synonyms]).toEqual([`PUT ${indexName}/settings`, `POST ${indexName}/synonyms/batch`]);
    expect(rest.filter((line) => line.startsWith(`POST ${indexName}/`))).toEqual(
      Array<string>(2).fill(`POST ${indexName}/operation`),
    );
    expect(rest.at(-1)).toMatch(new RegExp(`^POST ${indexName}_tmp_\\d+/operation$`));
  });
});

describe('a push into an index', () => {
  beforeEach(async () => {
    await command.push();
    command.forget();
  });

  it('removes the records and the synonyms that the build no longer has', async () => {
    command.provider.index(indexName).synonyms.push({objectID: 'old', type: 'synonym', synonyms: ['раз', 'два']});
    await command.push(fewerFiles);
    const {records, synonyms} = command.provider.index(indexName);
    expect(records).toEqual(sentRecords(fewerFiles));
    expect(synonyms.map(({objectID}) => objectID)).not.toContain('old');
    expect([...command.provider.indexes.keys()]).toEqual([indexName]);
  });

  it('leaves the rules and the settings that were made in the dashboard', async () => {
    const index = command.provider.index(indexName);
    index.rules.push({objectID: 'banner'});
    Object.assign(index.settings, {maxValuesPerFacet: 7, hitsPerPage: 1});
    await command.push();
    expect(command.provider.index(indexName).rules).toEqual([{objectID: 'banner'}]);
    expect(command.provider.index(indexName).settings).toMatchObject({maxValuesPerFacet: 7, hitsPerPage: 20});
  });

  it.each([
    [403, 'Method not allowed', /got 403 “Method not allowed”\. Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY/],
    [400, 'Record /w/page-1 is too big', /got 400 “Record .+ is too big”\. If a record is too big, set --record-limit/],
    [429, 'Too many requests', /got 429 .+Push again in a few minutes/],
    [500, 'Internal error', /got 500 .+Internal error.+https:\/\/status\.algolia\.com/],
    [0, 'getaddrinfo ENOTFOUND', /got no answer “getaddrinfo ENOTFOUND”\. Check the network and ALGOLIA_APP_ID/],
  ])('leaves the records alone when sending them fails with %i', async (status, message, expected) => {
    command.provider.faults.push({on: /_tmp_\d+\/batch$/, status, message});
    const text = await command.failure(command.push(fewerFiles));
    expect(text).toMatch(/^Replacing the records, after the settings and the synonyms: got /);
    expect(text).toMatch(expected);
    expect(command.provider.index(indexName).records).toHaveLength(recordCount);
    expect([...command.provider.indexes.keys()]).toEqual([indexName]);
  });

  it.each([
    ['settings', /^PUT /],
    ['synonyms', /synonyms\/batch$/],
  ])('sends no records when the %s are refused', async (what, on) => {
    command.provider.faults.push({on, status: 403, message: 'Method not allowed'});
    expect(await command.failure(command.push(fewerFiles))).toMatch(new RegExp(`^Replacing the ${what}: got 403 `));
    expect(command.provider.index(indexName).records).toHaveLength(recordCount);
    expect(command.writes.filter((line) => /operation|\/batch$/.test(line) && !line.includes('synonyms'))).toEqual([]);
  });
});

it('names no cause when the client gives up waiting', () => {
  expect(explained('Replacing the settings', new Error('Stopped waiting.')).message).toBe(
    'Replacing the settings: got no answer “Stopped waiting.”. Push again later, or see https://status.algolia.com.',
  );
});
