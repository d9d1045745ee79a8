import * as z from 'zod';

/** Words that are not empty. */
export const words = z.string().min(1, 'Write something into it');

/** A value that may be unknown. */
export const orNull = <T extends z.ZodType>(shape: T) => z.union([shape, z.null()]);

/** A list with at least one item. */
export const some = <T extends z.ZodType>(shape: T) => z.array(shape).min(1);

/**
 * Demands a key of the entries whose other keys call for it.
 * @param isNeeded whether an entry has to have the key
 */
export function needs<T>(key: keyof T & string, isNeeded: (entry: T) => boolean): z.core.CheckFn<T> {
  return ({value, issues}) => {
    if (isNeeded(value) && value[key] === undefined) {
      issues.push({code: 'invalid_type', expected: 'nonoptional', input: undefined, path: [key]});
    }
  };
}

const prose = words
  .regex(/^(?!\s)[\s\S]*(?<!\s)$/, 'Delete the spaces around it')
  .regex(/^(?:[^`<]|`[^`]*`|<(?![a-zA-Z/]))*$/, 'Write HTML inside `code` alone, and close each `code`');

const unlinked = prose.refine((one) => !one.includes(']('), 'Delete the link: the text takes `code` and **bold** only');

const linked = prose.refine(
  (one) => !/\]\((?!(?:(?:\/[a-z-]+)+\.mdx)?(?:#[a-z0-9-]+)?\))/.test(one),
  'Link to a page, [words](/folder/page.mdx#id), or to a heading of the same one, [words](#id)',
);

/** Prose for readers, both languages originals; inline Markdown limited to `code` and **bold**. */
export const text = z.strictObject({ru: unlinked, en: unlinked});
export type Text = z.infer<typeof text>;

/** Prose for readers that may link to other pages: `[words](/folder/page.mdx#id)`. */
export const linkedText = z.strictObject({ru: linked, en: linked});

/** A language of the manual. */
export type Language = keyof Text;

/** Words of an interface, exactly as it shows them. */
export const label = z
  .strictObject({
    en: words,
    /** null when no official Russian is known. */
    ru: orNull(z.string()),
    /** Our plain Russian words, given when `ru` is null. */
    gloss: words.optional(),
  })
  .check(needs('gloss', ({ru}) => ru === null));
export type Label = z.infer<typeof label>;

export const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Anything with an anchor of its own in the reference. */
export const entry = z.strictObject({
  /** Anchor in the reference; never changes once published. */
  id,
});
export type Entry = z.infer<typeof entry>;

/** Places in the plugin: `path: Class::method`. */
export const source = some(words);

/** An entry that was read in the plugin's source. */
export const sourcedEntry = entry.extend({source});
export type SourcedEntry = z.infer<typeof sourcedEntry>;

export const version = z.string().regex(/^\d+(?:\.\d+){1,2}$/);

/** State of the plugin that a file describes. */
export const snapshot = z.strictObject({
  /** Line of the plugin, such as 5.0. */
  plugin: z.string().regex(/^\d+\.\d+$/),
  commit: z.string().regex(/^[0-9a-f]{7,40}$/),
});

/** What holds for a whole file. */
export const annotated = z.strictObject({notes: z.array(text).optional()});
export type Annotated = z.infer<typeof annotated>;
