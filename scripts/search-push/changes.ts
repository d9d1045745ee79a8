import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {HostedIndex} from './provider';
import type {HostedRecord} from './records';

export interface Changed {
  objectID: string;
  /** Attributes that differ. */
  attributes: string[];
}

export interface SettingChange {
  name: string;
  from: unknown;
  to: unknown;
}

export interface ListChanges<T> {
  added: T[];
  changed: Changed[];
  removed: T[];
}

/** What a push would do to the hosted index. */
export interface Changes {
  records: ListChanges<HostedRecord>;
  settings: SettingChange[];
  synonyms: ListChanges<SynonymHit>;
}

/** A value in one form for comparing: keys in order, and nothing the same as null, which the provider may leave out. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(canonical);
  }
  if (typeof value !== 'object' || value === null) {
    return value ?? null;
  }
  const entries = Object.entries(value).filter(([, own]) => own !== null && own !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => [name, canonical(own)]));
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

function differing(wanted: object, found: object): string[] {
  const before = new Map<string, unknown>(Object.entries(found));
  const after = new Map<string, unknown>(Object.entries(wanted));
  return [...new Set([...after.keys(), ...before.keys()])].filter((name) => !isSame(after.get(name), before.get(name)));
}

function listChanges<T extends {objectID: string}>(wanted: readonly T[], found: readonly T[]): ListChanges<T> {
  const before = new Map(found.map((item) => [item.objectID, item]));
  const after = new Set(wanted.map(({objectID}) => objectID));
  return {
    added: wanted.filter(({objectID}) => !before.has(objectID)),
    changed: wanted.flatMap((item) => {
      const old = before.get(item.objectID);
      const attributes = old ? differing(item, old) : [];
      return attributes.length > 0 ? [{objectID: item.objectID, attributes}] : [];
    }),
    removed: found.filter(({objectID}) => !after.has(objectID)),
  };
}

function settingChanges(wanted: IndexSettings, found: IndexSettings): SettingChange[] {
  const before = new Map<string, unknown>(Object.entries(found));
  return Object.entries(wanted)
    .map(([name, to]) => ({name, from: before.get(name), to: to as unknown}))
    .filter(({from, to}) => !isSame(from, to));
}

/** The provider has written the types of synonyms in more than one way. */
const sameType = (synonym: SynonymHit): SynonymHit => ({
  ...synonym,
  type: synonym.type.toLowerCase() as SynonymHit['type'],
});

const emptyIndex: HostedIndex = {records: [], settings: {}, synonyms: []};

/** What is to be done so that the index that was found, if any, becomes the wanted one. */
export function changesBetween(wanted: HostedIndex, found: HostedIndex | null): Changes {
  const before = found ?? emptyIndex;
  return {
    records: listChanges(wanted.records, before.records),
    settings: settingChanges(wanted.settings, before.settings),
    synonyms: listChanges(wanted.synonyms.map(sameType), before.synonyms.map(sameType)),
  };
}

const isEmptyList = <T>({added, changed, removed}: ListChanges<T>): boolean =>
  added.length + changed.length + removed.length === 0;

/** True when the hosted index is already what it should be. */
export function isUnchanged({records, settings, synonyms}: Changes): boolean {
  return isEmptyList(records) && settings.length === 0 && isEmptyList(synonyms);
}
