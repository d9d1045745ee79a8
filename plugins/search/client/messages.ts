import type {SearchResults} from '../engine/engine';
import type {SearchCall} from '../engine/params';

/** From the page to the worker. */
export type WorkerRequest = {kind: 'open'; indexUrl: string} | {kind: 'search'; id: number; call: SearchCall};

/** From the worker to the page. */
export type WorkerReply =
  | {kind: 'ready'}
  | {kind: 'results'; id: number; results: SearchResults}
  | {kind: 'failed'; id: number; message: string};
