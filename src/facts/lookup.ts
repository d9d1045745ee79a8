import {nearest} from './nearest';
import type {Entry} from './shapes';

/** An id that facts/ does not have; the message names the nearest ones. */
export class UnknownFactError extends Error {
  constructor(kind: string, id: string, file: string, known: readonly string[]) {
    const near = nearest(id, known);
    const fix = near.length > 0 ? `nearest: ${near.join(', ')}` : 'the file has none';
    super(`${kind} “${id}” is not in ${file}; ${fix}.`);
    this.name = 'UnknownFactError';
  }
}

/** Finds an entry by its id. */
export type Lookup<T extends Entry> = (id: string) => T;

/**
 * A lookup over entries that are read at its first use, so that a broken file is reported by the
 * check of the build, not by the import of this module.
 * @param kind what a message calls the entry, such as “setting”
 * @param file where the entries live, for the message
 * @returns a function that throws UnknownFactError on an unknown id
 */
export function lookup<T extends Entry>(kind: string, file: string, read: () => readonly T[]): Lookup<T> {
  let known: Map<string, T> | undefined;
  return (id) => {
    known ??= new Map(read().map((entry) => [entry.id, entry]));
    const entry = known.get(id);
    if (!entry) {
      throw new UnknownFactError(kind, id, file, [...known.keys()]);
    }
    return entry;
  };
}
