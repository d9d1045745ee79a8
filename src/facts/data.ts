import file from '../../facts/data.json';
import {lookup} from './lookup';
import type {Allowance, DataFile, Endpoint, FrontendName, Host, Stored} from './shapes';

/** What the plugin stores, exposes and contacts. */
export const data = file as DataFile;

export type DataKind = Exclude<keyof DataFile, 'notes'>;

/** The lists of the file. */
export const dataKinds: readonly DataKind[] = [
  'orderMeta',
  'lineMeta',
  'options',
  'files',
  'session',
  'constants',
  'frontend',
  'rest',
  'ajax',
  'hosts',
  'allow',
];

export type Datum = Stored | FrontendName | Endpoint | Host | Allowance;

/** Every entry of the file, kind after kind. */
export function allData(): Datum[] {
  return dataKinds.flatMap((kind): Datum[] => data[kind]);
}

/** A stored key, name, endpoint or host by its id; throws UnknownFactError. */
export const datum = lookup<Datum>('datum', 'facts/data.json', allData);
