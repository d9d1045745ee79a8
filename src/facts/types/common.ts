/** Prose for readers, both languages originals; inline Markdown limited to `code` and **bold**. */
export interface Text {
  ru: string;
  en: string;
}

/** A language of the manual. */
export type Language = keyof Text;

/** Words of an interface, exactly as it shows them. */
export interface Label {
  en: string;
  /** null when no official Russian is known. */
  ru: string | null;
  /** Our plain Russian words, given when `ru` is null. */
  gloss?: string;
}

/** Anything with an anchor of its own in the reference. */
export interface Entry {
  /** Anchor in the reference; never changes once published. */
  id: string;
}

/** An entry that was read in the plugin's source. */
export interface SourcedEntry extends Entry {
  /** Places in the plugin: `path: Class::method`. */
  source: string[];
}

/** State of the plugin that a file describes. */
export interface Snapshot {
  /** Line of the plugin, such as 5.0. */
  plugin: string;
  commit: string;
}

/** What holds for a whole file. */
export interface Annotated {
  notes?: Text[];
}
