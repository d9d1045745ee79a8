import type * as facts from '../../facts';
import type {Language} from '../../facts';
import type common from '../common/words.json';

/** The door to facts/, as the `select` of a tool gets it. */
export type Facts = typeof facts;

/** What can travel from the build into a page. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** Words of our own in both languages, from the words.json of a tool. */
export type OwnWords = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Attributes as the author of a page wrote them. */
export type Attributes = Readonly<Record<string, string>>;

/** What the build knows of a tool; the step that puts the words in stands in config/docs.ts. */
export interface ToolSource {
  words: OwnWords;
  /** @throws Error on an unknown fact or a `start` that the tool does not take over whole */
  select: (facts: Facts, language: Language, attributes: Attributes) => Readonly<Record<string, Json>>;
  /** Attributes that pages may give. */
  takes: readonly string[];
}

/** Words that every tool has. */
export type CommonWords = (typeof common)['ru'] & {language: Language};

/** The `words` that a tool gets, from the types of its words.json and its select. */
export type WordsOf<
  Own extends {ru: object},
  Select extends (...args: never[]) => object = () => object,
> = CommonWords & Own['ru'] & ReturnType<Select>;
