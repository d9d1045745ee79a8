import {data, glossary, hooks, labels, logs, orders, requirements, versions, type Annotated} from '../../../src/facts';
import {list, prose, type Block} from '../mdast';
import type {Wording} from '../words';

const files = {data, glossary, hooks, labels, logs, orders, requirements, versions} satisfies Record<string, Annotated>;

export type NotedFile = keyof typeof files;

/** The files of facts/ whose notes a page can show. */
export const notedFiles = Object.keys(files) as NotedFile[];

/** What holds for a whole file; nothing when there is no such note. */
export function factNotes(file: NotedFile, {localize}: Wording): Block[] {
  const {notes = []} = files[file] as Annotated;
  return notes.length > 0 ? [list(notes.map((note) => prose(localize(note))))] : [];
}
