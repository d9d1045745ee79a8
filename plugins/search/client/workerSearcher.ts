import type {SearchResults} from '../engine/engine';
import {SearchUnreachableError} from './errors';
import type {WorkerReply, WorkerRequest} from './messages';
import type {Searcher} from './service';

interface Pending {
  resolve: (results: SearchResults) => void;
  reject: (error: Error) => void;
}

/** The part of Worker that is used here, so that tests can pass a fake. */
export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * Searches in a worker, off the main thread.
 * @param onDeath called when the worker has died and another one must be started
 * @returns the searcher once the worker runs
 * @throws Error when the worker cannot be started (no such file, not allowed by a policy)
 */
export function startWorkerSearcher(worker: SearchWorker, indexUrl: string, onDeath: () => void): Promise<Searcher> {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const send = (message: WorkerRequest): void => worker.postMessage(message);

  const searcher: Searcher = {
    prepare: () => Promise.resolve(),
    search: (call) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, {resolve, reject});
        send({kind: 'search', id: lastId, call});
      }),
  };

  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
      if (data.kind === 'ready') {
        send({kind: 'open', indexUrl});
        resolve(searcher);
        return;
      }
      const call = pending.get(data.id);
      pending.delete(data.id);
      if (data.kind === 'results') {
        call?.resolve(data.results);
      } else {
        call?.reject(new SearchUnreachableError(data.message));
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      onDeath();
      const error = new SearchUnreachableError(`Search worker: ${event.message || 'could not be loaded'}`);
      reject(error);
      pending.forEach((call) => call.reject(error));
      pending.clear();
    });
  });
}
