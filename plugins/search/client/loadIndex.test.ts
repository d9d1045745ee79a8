import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchEngine} from '../engine/engine';
import {smallIndex} from '../engine/searchIndex.fixture';
import type {SearchResponse} from '../engine/response';
import {packIndex} from '../extract/packIndex';
import {loadIndex} from './loadIndex';
import {createService} from './service';

let server: Server;
let url: string;
let answer: {status: number; body: string};
let requests: number;

beforeAll(async () => {
  server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(answer.status, {'content-type': 'application/json'}).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search-data/index.json`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answer = {status: 200, body: JSON.stringify(packIndex(smallIndex))};
  requests = 0;
});

describe('loadIndex', () => {
  it('gives the index', async () => {
    expect(await loadIndex(url)).toEqual(smallIndex);
  });

  it.each([
    ['missing', 404, 'nothing', /status 404/],
    ['cut off', 200, JSON.stringify(packIndex(smallIndex)).slice(0, 500), /JSON/],
    ['a page instead', 200, '<!doctype html>', /JSON/],
    ['of another layout', 200, JSON.stringify({...packIndex(smallIndex), layout: 99}), /not a search index/],
    ['not packed', 200, JSON.stringify(smallIndex), /not a search index/],
    ['something else', 200, '[]', /not a search index/],
    ['null', 200, 'null', /not a search index/],
  ])('names an index that is %s', async (_what, status, body, reason) => {
    answer = {status, body};
    await expect(loadIndex(url)).rejects.toThrow(reason);
    await expect(loadIndex(url)).rejects.toMatchObject({name: 'RetryError'});
  });

  it('names a network that is away', async () => {
    await expect(loadIndex('http://127.0.0.1:1/index.json')).rejects.toMatchObject({name: 'RetryError'});
  });
});

describe('createService', () => {
  const call = {requests: [{indexName: 'manual', query: 'НДС'}]};
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('loads the index once, on first need', async () => {
    // What it makes ready later would be counted by the next test.
    vi.useFakeTimers({toFake: ['setTimeout']});
    const service = createService(url);
    expect(requests).toBe(0);
    await Promise.all([service.prepare(), service.search(call), service.search(call)]);
    expect(requests).toBe(1);
  });

  it('makes ready for words that no text has, before one comes', async () => {
    vi.useFakeTimers({toFake: ['setTimeout']});
    const prepared = vi.spyOn(SearchEngine.prototype, 'prepareGuesses');
    await createService(url).prepare();
    expect(prepared).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(prepared).toHaveBeenCalledOnce();
  });

  it('fails while there is no index and recovers when there is one', async () => {
    const service = createService(url);
    answer.status = 500;
    await service.prepare();
    await expect(service.search(call)).rejects.toMatchObject({name: 'RetryError'});
    answer.status = 200;
    const [first] = (await service.search(call)).results;
    expect((first as SearchResponse).hits[0]?.objectID).toBe('/w/admin/cod#vat');
  });
});
