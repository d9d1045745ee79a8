import * as z from 'zod';
import {annotated, some, sourcedEntry, text, words} from './common';

const logEntry = sourcedEntry.extend({
  level: z.enum(['debug', 'info', 'notice', 'warning', 'error']),
  text: words,
  means: text,
  /** Whether the entry holds personal data of buyers. */
  personal: z.boolean(),
});
export type LogEntry = z.infer<typeof logEntry>;

/** Entries of the plugin's log. */
export const logsFile = annotated.extend({
  where: text,
  /** Name of the source in the list of logs. */
  source: words,
  entries: some(logEntry),
});
export type LogsFile = z.infer<typeof logsFile>;
