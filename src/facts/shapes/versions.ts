import * as z from 'zod';
import {annotated, orNull, some, text, version} from './common';

const release = z.strictObject({
  version,
  /** ISO date, or null when unknown. */
  date: orNull(z.string().regex(/^\d{4}-\d{2}-\d{2}$/)),
  changes: some(text),
  advice: orNull(text),
});
export type Version = z.infer<typeof release>;

/** What changed in the plugin, newest first. */
export const versionsFile = annotated.extend({versions: some(release)});
export type VersionsFile = z.infer<typeof versionsFile>;
