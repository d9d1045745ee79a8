import * as z from 'zod';
import {annotated, entry, some, text, words} from './common';

const wordLists = z.strictObject({ru: z.array(words), en: z.array(words)});

const term = entry.extend({
  ru: words,
  en: words,
  abbreviations: wordLists,
  means: text,
  /** Words that readers type. */
  synonyms: wordLists,
  /** Wrong synonyms, never used in the pages. */
  forbidden: wordLists,
});
export type Term = z.infer<typeof term>;

/** Terms of the manual. */
export const glossaryFile = annotated.extend({terms: some(term)});
export type GlossaryFile = z.infer<typeof glossaryFile>;
