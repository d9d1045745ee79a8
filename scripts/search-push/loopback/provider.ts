import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {listen} from '../../server/listen';
import type {ProviderOptions} from '../provider';
import {Indices, type StoredIndex} from './indices';
import {answer, type Answer, type Asked} from './routes';

/** A fault to play: what to do instead of answering, for requests that the pattern fits. */
export interface Fault {
  /** Fits “METHOD /path”. */
  on: RegExp;
  /** How many requests it befalls; without it, all. */
  times?: number;
  play: Answer | 'drop' | (() => Promise<void>);
}

/**
 * The write API of the provider on a loopback port: keys, indices, tasks that are done some time after they were
 * accepted, and whatever faults a test asks for.
 */
export class LoopbackProvider {
  readonly key: string;
  readonly indices = new Indices();
  /** “METHOD /path” of all requests, in order. */
  readonly requests: string[] = [];
  readonly faults: Fault[] = [];
  readonly #server: Server;
  readonly #tasks: {id: number; run: () => void; polls: number}[] = [];
  #port = 0;

  constructor(key: string) {
    this.key = key;
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        response.writeHead(500).end(JSON.stringify({message: String(error), status: 500}));
      });
    });
  }

  async start(): Promise<void> {
    this.#port = await listen(this.#server, 0, '127.0.0.1');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get port(): number {
    return this.#port;
  }

  /** Options with which the provider's client finds this server. */
  get options(): ProviderOptions {
    return loopbackOptions(this.#port);
  }

  /** Does what was accepted and is not done yet. */
  settle(): void {
    this.#tasks.forEach(({run}) => run());
    this.#tasks.length = 0;
  }

  /** An index after everything accepted has been done. */
  index(name: string): StoredIndex | undefined {
    this.settle();
    return this.indices.find(name);
  }

  /** Accepts work, which is done in order, once somebody has asked for it twice. */
  accept(run: () => void): number {
    const id = this.requests.length;
    this.#tasks.push({id, run, polls: 0});
    return id;
  }

  /** The first question finds a task unfinished. */
  isDone(id: number): boolean {
    const place = this.#tasks.findIndex((task) => task.id === id);
    const task = this.#tasks[place];
    if (!task) {
      return true;
    }
    task.polls += 1;
    if (task.polls === 1) {
      return false;
    }
    this.#tasks.splice(0, place + 1).forEach(({run}) => run());
    return true;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://loopback');
    const body = await text(request);
    const line = `${request.method} ${decodeURIComponent(url.pathname)}`;
    this.requests.push(line);
    const fault = this.faults.find(({on, times}) => on.test(line) && times !== 0);
    if (fault?.times !== undefined) {
      fault.times -= 1;
    }
    if (fault?.play === 'drop') {
      request.socket.destroy();
      return;
    }
    if (typeof fault?.play === 'function') {
      await fault.play();
    }
    const asked: Asked = {
      line,
      query: url.searchParams,
      body: body === '' ? {} : (JSON.parse(body) as Asked['body']),
      key: String(request.headers['x-algolia-api-key']),
    };
    const {status, json, headers} = typeof fault?.play === 'object' ? fault.play : answer(asked, this);
    response.writeHead(status, {'content-type': 'application/json', ...headers}).end(JSON.stringify(json));
  }
}

/**
 * Options with which the provider's client finds a loopback provider, under two names as it has several hosts. It does
 * not wait when it is asked too often.
 */
export function loopbackOptions(port: number): ProviderOptions {
  const hosts = ['127.0.0.1', 'localhost'].map((url) => {
    return {url, port, protocol: 'http' as const, accept: 'readWrite' as const};
  });
  return {hosts, maxRateLimitRetries: 0};
}
