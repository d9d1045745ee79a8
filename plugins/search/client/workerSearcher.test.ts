import {describe, expect, it, vi} from 'vitest';
import type {WorkerReply, WorkerRequest} from './messages.ts';
import {startWorkerSearcher, type SearchWorker} from './workerSearcher.ts';

function fakeWorker() {
  const listeners = {message: [] as ((event: {data: WorkerReply}) => void)[], error: [] as ((event: object) => void)[]};
  const sent: WorkerRequest[] = [];
  const terminate = vi.fn();
  const worker = {
    addEventListener: (kind: 'error' | 'message', listener: never) => listeners[kind].push(listener),
    postMessage: (message: WorkerRequest) => sent.push(message),
    terminate,
  } as unknown as SearchWorker;
  return {
    worker,
    sent,
    terminate,
    says: (data: WorkerReply) => listeners.message.forEach((listener) => listener({data})),
    dies: (message: string) =>
      listeners.error.forEach((listener) => listener({message, preventDefault: () => undefined})),
  };
}

const call = {requests: [{indexName: 'manual', query: 'ключ'}]};

describe('startWorkerSearcher', () => {
  it('tells a ready worker where the index is', async () => {
    const {worker, sent, says} = fakeWorker();
    const starting = startWorkerSearcher(worker, '/w/search-data/index.json', () => undefined);
    says({kind: 'ready'});
    await starting;
    expect(sent).toEqual([{kind: 'open', indexUrl: '/w/search-data/index.json'}]);
  });

  it('gives each answer to its question, in whatever order they come', async () => {
    const {worker, says} = fakeWorker();
    const starting = startWorkerSearcher(worker, '/i', () => undefined);
    says({kind: 'ready'});
    const {search} = await starting;
    const [first, second, third] = [search(call), search(call), search(call)];
    says({kind: 'results', id: 2, results: {results: []}});
    says({kind: 'failed', id: 3, message: 'Search index /i: status 404'});
    says({
      kind: 'results',
      id: 1,
      results: {results: [{facetHits: [], exhaustiveFacetsCount: true, processingTimeMS: 1}]},
    });
    expect((await first).results).toHaveLength(1);
    expect((await second).results).toHaveLength(0);
    await expect(third).rejects.toMatchObject({name: 'RetryError', message: 'Search index /i: status 404'});
  });

  it('fails to start when the file of the worker does not load', async () => {
    const {worker, dies, terminate} = fakeWorker();
    const starting = startWorkerSearcher(worker, '/i', () => undefined);
    dies('');
    await expect(starting).rejects.toThrow('could not be loaded');
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('fails what waits and says so when the worker dies', async () => {
    const {worker, says, dies} = fakeWorker();
    const onDeath = vi.fn();
    const starting = startWorkerSearcher(worker, '/i', onDeath);
    says({kind: 'ready'});
    const waiting = (await starting).search(call);
    dies('out of memory');
    await expect(waiting).rejects.toThrow('out of memory');
    expect(onDeath).toHaveBeenCalledOnce();
  });
});
