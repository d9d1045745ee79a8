import type {Annotated, Entry, SourcedEntry, Text} from './common';

export interface FiredHook extends SourcedEntry {
  name: string;
  kind: 'filter' | 'action';
  arguments: {name: string; type: string; means: Text}[];
  when: Text;
  /** PHP code. */
  example: string | null;
}

export interface ShopHook extends Entry {
  name: string;
  use: Text;
}

export interface HeardHook extends SourcedEntry {
  name: string;
  priority: number;
  does: Text;
}

export interface ScheduledHook extends SourcedEntry {
  name: string;
  does: Text;
  when: Text;
}

export interface HooksFile extends Annotated {
  fires: FiredHook[];
  shop: ShopHook[];
  listens: HeardHook[];
  scheduled: ScheduledHook[];
}

export interface Stored extends SourcedEntry {
  key: string;
  holds: Text;
}

export interface FrontendName extends Entry {
  name: string;
  kind: 'selector' | 'handle' | 'event' | 'object' | 'block';
  means: Text;
}

export interface Endpoint extends SourcedEntry {
  method: string;
  path: string;
  access: Text;
  does: Text;
}

export interface Host extends SourcedEntry {
  host: string;
  /** Who opens the connection. */
  from: 'server' | 'buyer' | 'admin';
  why: Text;
}

export interface Allowance extends Entry {
  what: Text;
  why: Text;
}

export interface DataFile extends Annotated {
  orderMeta: Stored[];
  lineMeta: Stored[];
  options: Stored[];
  files: Stored[];
  session: Stored[];
  constants: Stored[];
  frontend: FrontendName[];
  rest: Endpoint[];
  ajax: Endpoint[];
  hosts: Host[];
  allow: Allowance[];
}
