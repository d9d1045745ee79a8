import type * as facts from '../../facts';
import type {Language} from '../../facts';

/** The door to facts/, as a figure's `select` gets it; tests may give it another one. */
export type Facts = typeof facts;

/** What can travel from the build into a page. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** Attributes as the author of a page wrote them. */
export type Attributes = Readonly<Record<string, string>>;

/** What a figure takes from the facts, in the language of the page. */
export type Selected = Readonly<Record<string, Json>>;

/** A numbered mark of a figure: its number is its place in the list. */
export interface Mark {
  id: string;
  /** What the legend says of it. */
  label: string;
}

/** What the build knows of a figure. */
export interface FigureSource {
  /** words.json of the figure: words that are ours. */
  words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /**
   * What the figure takes from the facts; may hold `caption` and `alt` (stronger than those of
   * words.json) and `marks` (mark id → label).
   * @throws Error on an unknown fact or a wrong attribute
   */
  select?: (
    facts: Facts,
    language: Language,
    attributes: Attributes,
    words: Readonly<Record<string, string>>,
  ) => Selected;
  /** Attributes that pages may give, besides `marks`. */
  takes: readonly string[];
}

/** The `words` that a figure gets, from the types of its words.json and its select. */
export type WordsOf<
  Json extends {ru: object},
  Select extends (...args: never[]) => object = () => object,
> = Json['ru'] & ReturnType<Select>;
