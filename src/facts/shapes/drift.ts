import * as z from 'zod';
import {orNull, words} from './common';

const reason = z.string().min(20, 'Give the reason in at least 20 characters');

const allowed = z.strictObject({
  /** Id of the difference, letter by letter. */
  id: words,
  reason,
});
/** A difference between the plugin and the manual that is known and right as it is. */
export type Allowed = z.infer<typeof allowed>;

/** Differences between the plugin and the manual that are explained. */
export const driftAllowedFile = z.strictObject({allowed: z.array(allowed)});
export type DriftAllowedFile = z.infer<typeof driftAllowedFile>;

const unclaimed = z.strictObject({
  /** `file::function` or file, with `*` for any text. */
  place: words,
  reason,
});
/** What is of no interest to readers. */
export type Unclaimed = z.infer<typeof unclaimed>;

/** Functions and files of the plugin that no page has to name. */
export const sourcesUnclaimedFile = z.strictObject({unclaimed: z.array(unclaimed)});
export type SourcesUnclaimedFile = z.infer<typeof sourcesUnclaimedFile>;

const pluginState = z.strictObject({
  /** Such as 5.0.1; “dev” where neither the header nor a tag has it. */
  version: z.string().regex(/^\d+\.\d+/),
  /** Short hash; null where the given copy has no history. */
  commit: orNull(z.string().regex(/^[0-9a-f]{7,}$/)),
});
/** A state of the plugin. */
export type PluginState = z.infer<typeof pluginState>;

const digests = z.record(z.string(), z.string().regex(/^[0-9a-f]{12}$/));
const members = z.array(words).refine((all) => new Set(all).size === all.length, 'Name each member once');

/** What the pages were read against: written by the drift command, never by hand. */
export const sourcesLockFile = z.strictObject({
  /** The newest state whose places are known. */
  plugin: pluginState,
  /** File of the plugin → names of its members; none where the file is one place. */
  places: z.record(z.string(), members.readonly()).readonly(),
  /** Page, from the root of the repository → what it was read against. */
  pages: z
    .record(
      z.string(),
      z.strictObject({
        plugin: pluginState,
        /** Digests of the places that it named then. */
        digests: digests
          .refine((all) => Object.keys(all).length > 0, 'Clear the page, or delete it from the file')
          .readonly(),
      }),
    )
    .readonly(),
});
export type SourcesLockFile = z.infer<typeof sourcesLockFile>;
