import type {Annotated, Entry, Label, Snapshot, SourcedEntry, Text} from './common';

export type MessageKind = 'validation' | 'button' | 'label' | 'error' | 'notice' | 'note' | 'exception' | 'log';

export interface Message extends SourcedEntry {
  group: string;
  /** Exactly as in the code; `ru` is null when no official Russian is known. */
  text: {en: string; ru: string | null};
  /** Russian wording of an older version. */
  older?: string | null;
  kind: MessageKind;
  shownIn: Text;
  /** False for texts that the plugin has but can never show. */
  reachable: boolean;
  whyUnreachable?: Text;
  trigger: Text;
  cause: Text | null;
  /** May link to other pages: `[words](/folder/page.mdx#id)`. */
  fix: Text | null;
}

export interface MessageGroup extends Entry {
  title: Text;
}

export interface MessagesFile extends Snapshot, Annotated {
  prefix: Text;
  groups: MessageGroup[];
  messages: Message[];
}

export interface InterfaceLabel extends Entry {
  label: Label;
  where: Text;
  /** `widget` is CDEK's map, which ships with the plugin. */
  owner: 'plugin' | 'woocommerce' | 'wordpress' | 'widget' | 'yandex';
  source?: string[];
}

export interface LabelsFile extends Annotated {
  labels: InterfaceLabel[];
}

export interface LogEntry extends SourcedEntry {
  level: 'debug' | 'info' | 'notice' | 'warning' | 'error';
  text: string;
  means: Text;
  /** Whether the entry holds personal data of buyers. */
  personal: boolean;
}

export interface LogsFile extends Annotated {
  where: Text;
  /** Name of the source in the list of logs. */
  source: string;
  entries: LogEntry[];
}
