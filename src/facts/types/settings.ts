import type {Entry, Label, Snapshot, SourcedEntry, Text} from './common';

export type FieldType = 'checkbox' | 'text' | 'number' | 'select' | 'multiselect' | 'date' | 'hidden' | 'rules';

export interface Option {
  value: string | number;
  label: Label;
}

export interface Field extends SourcedEntry {
  /** Name in the stored option. */
  key: string;
  type: FieldType;
  label: Label;
  default: unknown;
  /** HTML attributes that the browser checks: required, min, max, step, pattern, … */
  constraints: Record<string, string | number | boolean>;
  visible: boolean;
  /** Where the form shows its own help. */
  help: 'tip' | 'text' | 'none';
  options?: Option[];
  unit?: string | null;
  does: Text;
  /** What surprises, what costs money first. */
  watch: Text[];
  /** Version of the plugin that brought the field. */
  since?: string;
}

export interface Section extends Entry {
  key: string;
  label: Label;
  about: Text | null;
  fields: Field[];
}

export interface PriceRuleType extends Entry {
  value: string;
  label: Label;
  does: Text;
}

export interface PriceRules {
  /** Shape of the stored JSON, as a sample. */
  format: unknown;
  example: unknown;
  default: Text;
  types: PriceRuleType[];
  choice: Text[];
  order: Text[];
  editor: Text[];
  watch: Text[];
  source: string[];
}

export interface SettingsFile extends Snapshot {
  where: {url: string; menu: Text; stored: string};
  general: Text[];
  sections: Section[];
  zone: {where: Text; stored: string; about: Text[]; fields: Field[]};
  priceRules: PriceRules;
}
