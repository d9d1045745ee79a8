import type {Item, StoredIndex} from './indices';
import type {LoopbackProvider} from './provider';

export interface Asked {
  /** “METHOD /path”. */
  line: string;
  query: URLSearchParams;
  body: Record<string, unknown> | unknown[];
  key: string;
}

export interface Answer {
  status: number;
  json: object;
  headers?: Record<string, string>;
}

type Route = (provider: LoopbackProvider, name: string, asked: Asked, last: string) => Answer;

/** Hits of one answer to “browse”: few, so that a few hundred records come in several. */
const hitsInAnswer = 300;

const recordLimit = 10_000;

const found = (json: object): Answer => ({status: 200, json});
const refused = (status: number, message: string): Answer => ({status, json: {message, status}});

function work(provider: LoopbackProvider, run: () => void): Answer {
  return found({taskID: provider.accept(run), updatedAt: '2026-01-01T00:00:00.000Z'});
}

/** Attributes that the ranking uses are not meant by `*`. */
function retrieved(record: Item, asked: unknown, settings: StoredIndex['settings']): object {
  const names = Array.isArray(asked) ? asked.map(String) : ['*'];
  const ranking = JSON.stringify(settings.customRanking ?? []);
  const isMeant = (name: string) =>
    name === 'objectID' || names.includes(name) || (names.includes('*') && !ranking.includes(`(${name})`));
  return Object.fromEntries(Object.entries(record).filter(([name]) => isMeant(name)));
}

const browse: Route = ({indices}, name, {body}) => {
  const index = indices.find(name);
  if (!index) {
    return refused(404, `Index ${name} does not exist`);
  }
  const {cursor = '0', attributesToRetrieve} = body as {cursor?: string; attributesToRetrieve?: string[]};
  const from = Number(cursor);
  const all = [...index.records.values()];
  const hits = all.slice(from, from + hitsInAnswer);
  const next = from + hitsInAnswer;
  return found({
    hits: hits.map((record) => retrieved(record, attributesToRetrieve, index.settings)),
    ...(next < all.length ? {cursor: String(next)} : {}),
  });
};

const batch: Route = (provider, name, {body}) => {
  const {requests} = body as {requests: {action: string; body: Item}[]};
  for (const [position, {body: record}] of requests.entries()) {
    const size = Buffer.byteLength(JSON.stringify(record));
    if (size >= recordLimit) {
      return refused(
        400,
        `Record at the position ${position} objectID=${record.objectID} is too big size=${size}/${recordLimit} bytes.`,
      );
    }
  }
  return work(provider, () => {
    const {records} = provider.indices.make(name);
    requests.forEach(({body: record}) => records.set(record.objectID, record));
  });
};

const searchSynonyms: Route = ({indices}, name, {body}) => {
  const {page = 0, hitsPerPage = 100} = body as {page?: number; hitsPerPage?: number};
  const all = [...(indices.find(name)?.synonyms.values() ?? [])];
  const hits = all.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return found({hits: hits.map((hit) => ({...hit, _highlightResult: {}})), nbHits: all.length});
};

const saveSynonyms: Route = (provider, name, {body, query}) =>
  work(provider, () => {
    const {synonyms} = provider.indices.make(name);
    if (query.get('replaceExistingSynonyms') === 'true') {
      synonyms.clear();
    }
    (body as Item[]).forEach((synonym) => synonyms.set(synonym.objectID, synonym));
  });

const getSettings: Route = ({indices}, name) => {
  const index = indices.find(name);
  return index ? found(index.settings) : refused(404, `Index ${name} does not exist`);
};

const setSettings: Route = (provider, name, {body}) =>
  work(provider, () => Object.assign(provider.indices.make(name).settings, body));

const operation: Route = (provider, name, {body}) => {
  const {
    operation: kind,
    destination,
    scope,
  } = body as {
    operation: 'copy' | 'move';
    destination: string;
    scope?: (keyof StoredIndex)[];
  };
  const everything: (keyof StoredIndex)[] = ['records', 'settings', 'synonyms', 'rules'];
  return work(provider, () =>
    kind === 'move'
      ? provider.indices.move(name, destination)
      : provider.indices.copy(name, destination, scope ?? everything),
  );
};

const task: Route = (provider, _name, _asked, id) =>
  found({status: provider.isDone(Number(id)) ? 'published' : 'notPublished'});

const remove: Route = (provider, name) => work(provider, () => provider.indices.remove(name));

const routes: readonly (readonly [RegExp, Route])[] = [
  [/^GET \/1\/indexes\/([^/]+)\/settings$/, getSettings],
  [/^PUT \/1\/indexes\/([^/]+)\/settings$/, setSettings],
  [/^POST \/1\/indexes\/([^/]+)\/batch$/, batch],
  [/^POST \/1\/indexes\/([^/]+)\/browse$/, browse],
  [/^POST \/1\/indexes\/([^/]+)\/synonyms\/search$/, searchSynonyms],
  [/^POST \/1\/indexes\/([^/]+)\/synonyms\/batch$/, saveSynonyms],
  [/^POST \/1\/indexes\/([^/]+)\/operation$/, operation],
  [/^GET \/1\/indexes\/([^/]+)\/task\/(\d+)$/, task],
  [/^DELETE \/1\/indexes\/([^/]+)$/, remove],
];

/** What the provider answers when nothing is wrong with it. */
export function answer(asked: Asked, provider: LoopbackProvider): Answer {
  if (asked.key !== provider.key) {
    return refused(403, 'Invalid Application-ID or API key');
  }
  for (const [pattern, route] of routes) {
    const match = pattern.exec(asked.line);
    if (match) {
      return route(provider, match[1] ?? '', asked, match[2] ?? '');
    }
  }
  return refused(404, `Path not found: ${asked.line}`);
}
