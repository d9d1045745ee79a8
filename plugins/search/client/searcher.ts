import {SearchUnreachableError} from './errors';
import type {Searcher} from './service';
import {startWorkerSearcher} from './workerSearcher';

async function onMainThread(indexUrl: string): Promise<Searcher> {
  const {createService} = await import('./service');
  const service = createService(indexUrl);
  void service.prepare();
  return service;
}

const started = new Map<string, Promise<Searcher>>();

async function start(indexUrl: string): Promise<Searcher> {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search', type: 'module'});
    return await startWorkerSearcher(worker, indexUrl, () => started.delete(indexUrl));
  } catch {
    // A browser or a policy without workers still gets its answers, at the cost of a busier main thread.
    return onMainThread(indexUrl);
  }
}

/**
 * The one searcher of the page for an index, started on first need.
 * @throws SearchUnreachableError when neither the worker nor the engine can be loaded; the next call tries again
 */
export function searcherFor(indexUrl: string): Promise<Searcher> {
  const known = started.get(indexUrl);
  if (known) {
    return known;
  }
  const starting = start(indexUrl).catch((cause: unknown) => {
    started.delete(indexUrl);
    throw new SearchUnreachableError('Search engine could not be loaded', {cause});
  });
  started.set(indexUrl, starting);
  return starting;
}
