import type {SearchRecord} from '../../../plugins/search/engine/records';
import {pathOf, titleOf} from '../../../plugins/search/engine/titles';

/** A record as the other engines get it: the texts that our engine searches, one field for each. */
export interface PeerDocument {
  id: string;
  title: string;
  label: string;
  path: string;
  names: string;
  translation: string;
  text: string;
}

/** How much a match in a field counts, for an engine that takes weights. */
export const boosts = {title: 5, label: 6, path: 1.5, names: 3, translation: 2.5, text: 1};

export const fields = Object.keys(boosts) as (keyof typeof boosts)[];

/** Documents of the records. */
export function documentsOf(records: readonly SearchRecord[]): PeerDocument[] {
  return records.map((record) => ({
    id: record.objectID,
    title: titleOf(record),
    label: record.label ?? '',
    path: pathOf(record).join(' '),
    names: [...record.aliases, ...record.calledBy].join(' '),
    translation: record.translations.join(' '),
    text: record.content ?? '',
  }));
}
