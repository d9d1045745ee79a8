import type {PageHit} from './pages.ts';

/**
 * The vendor's entry point. Calls are kept in `a`; the counter's script, whenever it arrives,
 * carries out what is there and everything that is pushed later.
 */
export interface CallQueue {
  (...call: unknown[]): void;
  a?: unknown[][];
  /** When the queue was made, ms since the epoch. */
  l?: number;
}

/** Where the entry point lives: the window. */
export interface QueueHost {
  ym?: CallQueue;
}

export interface Counter {
  hit(page: PageHit): void;
  reachGoal(name: string, params?: Readonly<Record<string, unknown>>): void;
  /** Forgets what is queued and takes no more: the script will not come. */
  stop(): void;
}

function createQueue(): CallQueue {
  const calls: unknown[][] = [];
  const queue: CallQueue = (...call) => {
    calls.push(call);
  };
  queue.a = calls;
  queue.l = Date.now();
  return queue;
}

/**
 * Initialises the counter with session replay and without its own first hit (`defer`), and
 * returns the calls that the site makes. Needs no script: calls wait in the queue of `host`.
 */
export function createCounter(host: QueueHost, counterId: number): Counter {
  let stopped = false;
  host.ym ??= createQueue();

  function call(method: string, ...args: unknown[]): void {
    if (!stopped) {
      host.ym?.(counterId, method, ...args);
    }
  }

  call('init', {webvisor: true, defer: true});
  return {
    hit: ({url, title, referer}) => call('hit', url, {title, referer}),
    reachGoal: (name, params) => call('reachGoal', name, params),
    stop() {
      stopped = true;
      host.ym?.a?.splice(0);
    },
  };
}
