import type {IndexedWord} from '../analysis/terms';
import type {QueryGroup} from './expand';
import type {SectionWords} from './sectionWords';

/** Number of consecutive parts of the query that the words from a place on answer, one after the other. */
function runFrom(
  words: readonly IndexedWord[],
  start: number,
  parts: readonly ReadonlySet<string>[],
  from: number,
): number {
  let length = 0;
  for (let at = start; at < words.length && from + length < parts.length; at += 1) {
    const word = words[at];
    if (word && parts[from + length]?.has(word.stem)) {
      length += 1;
    } else if (length === 0 || !word?.isPart) {
      break;
    }
  }
  return length;
}

/** Longest run of stems that answer consecutive parts of the query; parts of compound words may be between. */
function longestRun(words: readonly IndexedWord[], parts: readonly ReadonlySet<string>[]): number {
  let longest = 0;
  for (let start = 0; start < words.length; start += 1) {
    for (let from = 0; from < parts.length - longest; from += 1) {
      longest = Math.max(longest, runFrom(words, start, parts, from));
    }
  }
  return longest;
}

/** So many words more than it has counts a query with which the heading, or an alias, begins. */
const begunHeading = 2;

/**
 * How many words of the query a section has word for word, one after the other, beyond the first: what is pasted, a
 * message or a name of the interface, is in the text just so. More when the heading or an alias begins with the whole
 * query, stop words among them: they separate «Are there address suggestions» from «Address suggestions».
 */
export function phraseMatch({title, text, aliases}: SectionWords, groups: readonly QueryGroup[]): number {
  const parts = groups.flatMap(({alternatives}) =>
    (alternatives[0]?.words ?? []).map(
      (candidates) => new Set(candidates.filter(({kind}) => kind !== 'family').map(({term}) => term)),
    ),
  );
  const longest = Math.max(...[title, text, ...aliases].map((words) => longestRun(words, parts)));
  const begun = runFrom(title, 0, parts, 0) === parts.length ? Math.min(begunHeading, parts.length) : 0;
  return Math.max(0, longest - 1) + begun;
}
