import {gunzipSync} from 'node:zlib';
import type {algoliasearch} from 'algoliasearch';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;
type Request = Parameters<Requester['send']>[0];
type Response = Awaited<ReturnType<Requester['send']>>;

type Item = Record<string, unknown> & {objectID: string};

export interface FakeIndex {
  records: Item[];
  settings: Record<string, unknown>;
  synonyms: Item[];
  rules: Item[];
}

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  scope?: (keyof FakeIndex)[];
}

/** An answer to the requests that match, instead of doing what they ask for. */
interface Fault {
  /** Matches “METHOD index/rest of the path”. */
  on: RegExp;
  /** 0 for a connection that fails. */
  status: number;
  message: string;
}

const response = (status: number, body: object): Response => ({
  status,
  content: JSON.stringify(body),
  isTimedOut: false,
});

function bodyOf({data}: Request): unknown {
  const text = data instanceof Uint8Array ? gunzipSync(data).toString() : data;
  return text === undefined ? undefined : JSON.parse(text);
}

/** The part of the provider's API that a push uses, in memory, behind the provider's own client. */
export class FakeProvider {
  readonly indexes = new Map<string, FakeIndex>();
  /** “METHOD index/rest of the path” of all requests, in order. */
  readonly requests: string[] = [];
  readonly faults: Fault[] = [];
  readonly #adminKey: string;
  readonly #tasks: (() => void)[] = [];

  constructor(adminKey: string) {
    this.#adminKey = adminKey;
  }

  /** Makes the client ask this provider, and not wait after an answer of 429. */
  get clientOptions(): ClientOptions {
    return {requester: {send: (request) => Promise.resolve(this.#answer(request))}, maxRateLimitRetries: 0};
  }

  /** An index, created when it does not exist. */
  index(name: string): FakeIndex {
    const index = this.indexes.get(name) ?? {records: [], settings: {}, synonyms: [], rules: []};
    this.indexes.set(name, index);
    return index;
  }

  #answer(request: Request): Response {
    const url = new URL(request.url);
    const [, name = '', path = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    const line = `${request.method} ${name}/${path}`;
    this.requests.push(line);
    const fault = this.faults.find(({on}) => on.test(line));
    if (fault) {
      return {...response(fault.status, fault), ...(fault.status === 0 ? {content: fault.message} : {})};
    }
    return request.headers['x-algolia-api-key'] === this.#adminKey
      ? this.#route(`${request.method} ${path}`, name, bodyOf(request), url.searchParams)
      : response(403, {message: 'Invalid Application-ID or API key'});
  }

  #route(route: string, name: string, body: unknown, query: URLSearchParams): Response {
    const settings = this.indexes.get(name)?.settings;
    const isReplacing = query.get('replaceExistingSynonyms') === 'true';
    switch (route) {
      case 'GET settings':
        return settings ? response(200, settings) : response(404, {message: `Index ${name} does not exist`});
      case 'PUT settings':
        return this.#accept(() => Object.assign(this.index(name).settings, body));
      case 'POST synonyms/batch':
        return this.#accept(() => this.index(name).synonyms.splice(0, isReplacing ? Infinity : 0, ...(body as Item[])));
      case 'POST batch': {
        const {requests} = body as {requests: {body: Item}[]};
        return this.#accept(() => this.index(name).records.push(...requests.map((request) => request.body)));
      }
      case 'POST operation':
        return this.#accept(() => this.#copyOrMove(name, body as Operation));
      case 'DELETE ':
        return response(200, {taskID: 0, isDeleted: this.indexes.delete(name)});
      default:
        this.#tasks[Number(route.replace('GET task/', ''))]?.();
        return response(200, {status: 'published'});
    }
  }

  /** A task is carried out when its state is asked for: without waiting for it, nothing is done. */
  #accept(task: () => void): Response {
    return response(200, {taskID: this.#tasks.push(task) - 1});
  }

  #copyOrMove(name: string, {operation, destination, scope = []}: Operation): void {
    const source = structuredClone(this.index(name));
    const copied = Object.fromEntries(scope.map((part) => [part, source[part]]));
    this.indexes.set(destination, operation === 'move' ? source : {...this.index(destination), ...copied});
    if (operation === 'move') {
      this.indexes.delete(name);
    }
  }
}
