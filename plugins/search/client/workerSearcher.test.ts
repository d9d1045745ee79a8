import {describe, expect, it, vi} from 'vitest';
import type {WorkerReply, WorkerRequest} from './messages';
import {startWorkerSearcher, type SearchWorker} from './workerSearcher';

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
    emit: (data: WorkerReply) => listeners.message.forEach((listener) => listener({data})),
    crash: (message: string) =>
      listeners.error.forEach((listener) => listener({message, preventDefault: () => undefined})),
  };
}

const call = {requests: [{indexName: 'manual', query: 'ключ'}]};

describe('startWorkerSearcher', () => {
  it('sends the address of the index to a ready worker', async () => {
    const {worker, sent, emit} = fakeWorker();
    const starting = startWorkerSearcher(worker, '/w/search-data/index.json', () => undefined);
    emit({kind: 'ready'});
    await starting;
    expect(sent).toEqual([{kind: 'open', indexUrl: '/w/search-data/index.json'}]);
  });

  it('gives each answer to its question, in whatever order they come', async () => {
    const {worker, emit} = fakeWorker();
    const starting = startWorkerSearcher(worker, '/i', () => undefined);
    emit({kind: 'ready'});
    const {search} = await starting;
    const [first, second, third] = [search(call), search(call), search(call)];
    emit({kind: 'results', id: 2, results: {results: []}});
    emit({kind: 'failed', id: 3, message: 'Search index /i: status 404'});
    emit({
      kind: 'results',
      id: 1,
      results: {results: [{facetHits: [], exhaustiveFacetsCount: true, processingTimeMS: 1}]},
    });
    expect((await first).results).toHaveLength(1);
    expect((await second).results).toHaveLength(0);
    await expect(third).rejects.toMatchObject({name: 'RetryError', message: 'Search index /i: status 404'});
  });

  it('fails to start when the file of the worker does not load', async () => {
    const {worker, crash, terminate} = fakeWorker();
    const starting = startWorkerSearcher(worker, '/i', () => undefined);
    crash('');
    await expect(starting).rejects.toThrow('could not be loaded');
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('rejects pending searches with the reason when the worker crashes', async () => {
    const {worker, emit, crash} = fakeWorker();
    const onDeath = vi.fn();
    const starting = startWorkerSearcher(worker, '/i', onDeath);
    emit({kind: 'ready'});
    const waiting = (await starting).search(call);
    crash('out of memory');
    await expect(waiting).rejects.toThrow('out of memory');
    expect(onDeath).toHaveBeenCalledOnce();
  });
});
