/** A field of the settings, as the plugin or the manual has it. */
export interface FieldShape {
  /** Section that holds it; “zone” for the fields of a shipping zone. */
  section: string;
  label: string;
  type: string;
  /** As text: on, off, empty, or the value. */
  default: string;
  constraints: string;
  /** Labels of the options of a list; empty where the shop fills it. */
  options: string;
  help: string;
}

export interface TariffShape {
  name: string;
  mode: number;
  type: number;
}

/** A text that a person can meet, and where it is. */
export interface TextShape {
  text: string;
  /** `file:line` in the plugin, `file#id` in the manual. */
  place: string;
  /** Whether it is (a part of) an exception. */
  thrown: boolean;
}

/** One side of the comparison; keys are what both sides call a thing. */
export interface Side {
  /** Keys of sections in the order of the page, each with its label. */
  sections: ReadonlyMap<string, string>;
  fields: ReadonlyMap<string, FieldShape>;
  tariffs: ReadonlyMap<string, TariffShape>;
  texts: readonly TextShape[];
  logs: readonly TextShape[];
  /** Plain names → what they are worth; empty where the name is all. */
  names: Readonly<Record<NameKind, ReadonlyMap<string, string>>>;
}

/** What the plugin has and the manual need only mention. */
export interface PluginSide extends Side {
  version: string;
  /** Constants of the configuration: name → value. */
  config: ReadonlyMap<string, string>;
  /** Links to this documentation, as paths of the site. */
  links: readonly string[];
}

/** What the manual has beside its facts. */
export interface ManualSide extends Side {
  versions: readonly string[];
  /** Addresses of the pages, as paths of the site. */
  pages: readonly string[];
  /** All facts as one text, to look a value up. */
  everything: string;
}

/** Kinds of things that are compared by name. */
export const nameKinds = [
  'hook-fired',
  'hook-heard',
  'meta',
  'rest',
  'ajax',
  'environment',
  'session',
  'file',
  'host',
  'requirement',
] as const;
export type NameKind = (typeof nameKinds)[number];

/** A difference between the plugin and the manual. */
export interface Difference {
  /** Stable name, such as setting:insurance:default; explanations refer to it. */
  id: string;
  what: 'missing in the manual' | 'missing in the plugin' | 'changed';
  detail: string;
}
