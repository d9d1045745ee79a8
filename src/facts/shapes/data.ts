import * as z from 'zod';
import {annotated, entry, some, sourcedEntry, text, words} from './common';

const stored = sourcedEntry.extend({key: words, holds: text});
export type Stored = z.infer<typeof stored>;

const frontendName = entry.extend({
  name: words,
  kind: z.enum(['selector', 'handle', 'event', 'object', 'block']),
  means: text,
});
export type FrontendName = z.infer<typeof frontendName>;

const endpoint = sourcedEntry.extend({
  method: z.string().regex(/^(?:GET|POST|GET, POST)$/),
  path: words,
  access: text,
  does: text,
});
export type Endpoint = z.infer<typeof endpoint>;

const host = sourcedEntry.extend({
  host: words,
  /** Who opens the connection. */
  from: z.enum(['server', 'buyer', 'admin']),
  why: text,
});
export type Host = z.infer<typeof host>;

const allowance = entry.extend({what: text, why: text});
export type Allowance = z.infer<typeof allowance>;

/** What the plugin stores, exposes and contacts. */
export const dataFile = annotated.extend({
  orderMeta: z.array(stored),
  lineMeta: z.array(stored),
  options: z.array(stored),
  files: z.array(stored),
  session: z.array(stored),
  constants: z.array(stored),
  frontend: some(frontendName),
  rest: some(endpoint),
  ajax: some(endpoint),
  hosts: some(host),
  allow: some(allowance),
});
export type DataFile = z.infer<typeof dataFile>;
