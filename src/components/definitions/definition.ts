import type {ReactNode} from 'react';
import type * as facts from '../../facts';
import type {Language} from '../../facts';

/** All of src/facts, as `factsFor` gets it. */
export type Facts = typeof facts;

/** What can be written into a page at build. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** Attributes as the author of a page wrote them. */
export type Attributes = Readonly<Record<string, string>>;

/** Words of one language, from a words.json. */
export type OwnWords = Readonly<Record<string, string>>;

/** A numbered mark of a figure: its number is its place in the list. */
export interface Mark {
  id: string;
  /** The legend's words for it. */
  label: string;
}

/** What the build knows of a figure or a tool: the default export of its definition.ts. */
export interface Definition {
  /** words.json of the folder: words that are our own. */
  words: Readonly<Record<Language, OwnWords>>;
  /**
   * What the component takes from the facts, in the language of the page. May hold `caption` and `alt`, which replace
   * those of words.json, and `marks` (mark id → label).
   * @throws Error on an unknown fact or a wrong attribute
   */
  factsFor?: (
    facts: Facts,
    language: Language,
    attributes: Attributes,
    own: OwnWords,
  ) => Readonly<Record<string, Json>>;
  /**
   * Attributes that pages may write besides `marks` → their values, the first of which is the default; null where
   * `factsFor` or the component checks any text. The first attribute selects captions and examples by its values.
   */
  props: Readonly<Record<string, readonly string[] | null>>;
  /**
   * Examples in the gallery by their names: further ones, or the `marks` of those that it shows anyway, one for each
   * value of the first attribute. Null for what cannot be shown by itself.
   */
  examples?: Readonly<Record<string, Attributes>> | null;
}

/** A definition whose values and words keep their exact types. */
export function define<const Exact extends Definition>(definition: Exact): Exact {
  return definition;
}

type WithVariants<Name extends string> = Name | `${Name}.${string}`;

/** Keys that the build reads and components do not get; of the text alternatives they get one, as `alt`. */
type BuildOnly = WithVariants<'caption' | 'mark'> | 'marks' | `alt.${string}`;

/** The `words` that a component gets. */
export type WordsOf<Of extends Definition> = Omit<Of['words']['ru'], BuildOnly> &
  (Of extends {factsFor: (...args: never[]) => infer Selected} ? Omit<Selected, BuildOnly> : unknown);

/** Props of a component: its words, and the attributes that pages may write. */
export type PropsOf<Of extends Definition> = {words: WordsOf<Of>} & {
  [Name in keyof Of['props']]?: Of['props'][Name] extends readonly (infer Value)[] ? Value : string;
};

/** Props of a figure; its children are the caption. */
export type FigureProps<Of extends Definition> = PropsOf<Of> & {marks?: readonly Mark[]; children?: ReactNode};
