import * as z from 'zod';
import {
  entry,
  id,
  label,
  linkedText,
  orNull,
  snapshot,
  some,
  source,
  sourcedEntry,
  text,
  version,
  words,
} from './common';

const field = sourcedEntry.extend({
  /** Name in the stored option. */
  key: z.string().regex(/^[a-z][a-z0-9_]*$/),
  type: z.enum(['checkbox', 'text', 'number', 'select', 'multiselect', 'date', 'hidden', 'rules']),
  label,
  default: z.unknown(),
  /** HTML attributes that the browser checks: required, min, max, step, pattern, … */
  constraints: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  visible: z.boolean(),
  /** Where the form shows its own help. */
  help: z.enum(['tip', 'text', 'none']),
  options: some(z.strictObject({value: z.union([z.string(), z.number()]), label})).optional(),
  unit: orNull(z.string()).optional(),
  does: text,
  /** What surprises, what costs money first. */
  watch: z.array(text),
  /** Version of the plugin that brought the field. */
  since: version.optional(),
});
export type Field = z.infer<typeof field>;

const section = entry.extend({key: words, label, about: orNull(linkedText), fields: z.array(field)});
export type Section = z.infer<typeof section>;

const priceRuleType = entry.extend({value: words, label, does: text});
export type PriceRuleType = z.infer<typeof priceRuleType>;

/** Settings of the shipping method, general page and zone. */
export const settingsFile = snapshot.extend({
  where: z.strictObject({url: words, menu: text, stored: words}),
  general: z.array(text),
  sections: some(section),
  zone: z.strictObject({
    where: text,
    stored: words,
    about: z.array(text),
    fields: some(field.extend({id: id.regex(/^zone-/)})),
  }),
  priceRules: z.strictObject({
    /** Shape of the stored JSON, as a sample. */
    format: z.unknown(),
    example: z.unknown(),
    default: text,
    types: some(priceRuleType),
    choice: some(text),
    order: some(text),
    editor: z.array(text),
    watch: z.array(text),
    source,
  }),
});
export type SettingsFile = z.infer<typeof settingsFile>;
