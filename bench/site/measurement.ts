import type {Options} from './options';
import type {Served} from './serve';
import type {Log, Site} from './sites';
import type {Manual} from './text/manual';

export type ServedSite = Served & Site;

/** What is measured, and how. */
export interface Measurement {
  served: readonly ServedSite[];
  options: Options;
  manual: Manual;
  log: Log;
}
