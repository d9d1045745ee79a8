import * as z from 'zod';
import {annotated, linkedText, some, sourcedEntry, text} from './common';

const requirement = sourcedEntry.extend({what: text, needed: linkedText, without: text});
export type Requirement = z.infer<typeof requirement>;

const compatibility = sourcedEntry.extend({with: text, state: z.enum(['works', 'partly', 'no']), notes: linkedText});
export type Compatibility = z.infer<typeof compatibility>;

const limit = sourcedEntry.extend({what: text, value: text});
export type Limit = z.infer<typeof limit>;

/** What the plugin needs, what it works with, and its limits. */
export const requirementsFile = annotated.extend({
  requirements: some(requirement),
  compatibility: some(compatibility),
  limits: some(limit),
});
export type RequirementsFile = z.infer<typeof requirementsFile>;
