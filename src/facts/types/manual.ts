import type {Annotated, Entry, Label, Language, SourcedEntry, Text} from './common';

export interface Requirement extends SourcedEntry {
  what: Text;
  needed: Text;
  without: Text;
}

export interface Compatibility extends SourcedEntry {
  with: Text;
  state: 'works' | 'partly' | 'no';
  notes: Text;
}

export interface Limit extends SourcedEntry {
  what: Text;
  value: Text;
}

export interface RequirementsFile extends Annotated {
  requirements: Requirement[];
  compatibility: Compatibility[];
  limits: Limit[];
}

export interface OrderStatus extends Entry {
  label: Label;
  means: Text;
}

export interface OrderAction extends SourcedEntry {
  label: Label;
  /** The form with the button, where another form has one of the same label. */
  form?: Text;
  does: Text;
  takes: Text;
}

/** A field of the waybill request. */
export interface SentField extends SourcedEntry {
  field: string;
  from: Text;
  notes: Text;
}

export interface OrdersFile extends Annotated {
  statuses: OrderStatus[];
  actions: OrderAction[];
  sent: SentField[];
}

export interface Version {
  version: string;
  /** ISO date, or null when unknown. */
  date: string | null;
  changes: Text[];
  advice: Text | null;
}

export interface VersionsFile extends Annotated {
  versions: Version[];
}

export interface Term extends Entry {
  ru: string;
  en: string;
  abbreviations: Record<Language, string[]>;
  means: Text;
  /** Words that readers type. */
  synonyms: Record<Language, string[]>;
  /** Wrong synonyms, never used in the pages. */
  forbidden: Record<Language, string[]>;
}

export interface GlossaryFile extends Annotated {
  terms: Term[];
}
