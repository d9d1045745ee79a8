import type {Options} from './options.ts';
import type {Served} from './serve.ts';
import type {Log, Site} from './sites.ts';
import type {Manual} from './text/manual.ts';

export type ServedSite = Served & Site;

/** What is measured, and how. */
export interface Measurement {
  served: readonly ServedSite[];
  options: Options;
  manual: Manual;
  log: Log;
}
