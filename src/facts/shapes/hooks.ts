import * as z from 'zod';
import {annotated, entry, orNull, some, sourcedEntry, text, words} from './common';

const firedHook = sourcedEntry.extend({
  name: words,
  kind: z.enum(['filter', 'action']),
  arguments: z.array(z.strictObject({name: words, type: words, means: text})),
  when: text,
  /** PHP code. */
  example: orNull(z.string()),
});
export type FiredHook = z.infer<typeof firedHook>;

const shopHook = entry.extend({name: words, use: text});
export type ShopHook = z.infer<typeof shopHook>;

const heardHook = sourcedEntry.extend({name: words, priority: z.int(), does: text});
export type HeardHook = z.infer<typeof heardHook>;

const scheduledHook = sourcedEntry.extend({name: words, does: text, when: text});
export type ScheduledHook = z.infer<typeof scheduledHook>;

/** Hooks that the plugin fires, listens to and schedules. */
export const hooksFile = annotated.extend({
  fires: some(firedHook),
  shop: some(shopHook),
  listens: some(heardHook),
  scheduled: some(scheduledHook),
});
export type HooksFile = z.infer<typeof hooksFile>;
