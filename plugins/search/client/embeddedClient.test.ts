import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {embeddedClient} from './embeddedClient';
import type {Searcher} from './service';

const searcher = () => ({prepare: vi.fn(() => Promise.resolve()), search: vi.fn(() => Promise.resolve({results: []}))});

describe('embeddedClient', () => {
  it('has what DocSearch and the search page use of the provider’s client', () => {
    const client = embeddedClient('app', 'key', () => Promise.resolve(searcher()));
    // The compiler compares with the provider's types.
    const used: Pick<LiteClient, '_ua' | 'addAlgoliaAgent' | 'apiKey' | 'appId' | 'clearCache' | 'setClientApiKey'> & {
      transporter: Pick<LiteClient['transporter'], 'algoliaAgent'>;
    } = client;
    used.addAlgoliaAgent('docsearch', '3.9.0');
    used.addAlgoliaAgent('docsearch', '3.9.0');
    expect(used.transporter.algoliaAgent.value).toBe('Embedded search; docsearch (3.9.0)');
    expect(used._ua).toBe(used.transporter.algoliaAgent.value);
    expect([used.appId, used.apiKey]).toEqual(['app', 'key']);
  });

  it('begins to load as soon as it is made', async () => {
    const engine = searcher();
    embeddedClient('app', 'key', () => Promise.resolve(engine));
    await vi.waitFor(() => expect(engine.prepare).toHaveBeenCalledOnce());
  });

  it('passes a call on in either form', async () => {
    const engine = searcher();
    const client = embeddedClient('app', 'key', () => Promise.resolve(engine));
    const requests = [{indexName: 'manual', query: 'ключ'}];
    await client.search({requests});
    await client.searchForHits(requests);
    expect(engine.search.mock.calls).toEqual([[{requests}], [requests]]);
  });

  it('fails with a named error when nothing can be loaded, and asks again the next time', async () => {
    const find = vi
      .fn<() => Promise<Searcher>>()
      .mockRejectedValue(Object.assign(new Error('away'), {name: 'RetryError'}));
    const client = embeddedClient('app', 'key', find);
    await expect(client.search([])).rejects.toMatchObject({name: 'RetryError'});
    find.mockResolvedValue(searcher());
    await expect(client.search([])).resolves.toEqual({results: []});
  });

  describe('with an engine that never answers', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('gives up after a time', async () => {
      const client = embeddedClient('app', 'key', () => new Promise(() => undefined));
      const waiting = expect(client.search([])).rejects.toThrow('did not answer in time');
      await vi.advanceTimersByTimeAsync(20_000);
      await waiting;
    });
  });
});
