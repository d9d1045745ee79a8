import type {IndexedWord} from '../analysis/terms.ts';
import type {QueryGroup} from './expand.ts';
import type {SectionWords} from './sectionWords.ts';

/** Longest run of stems that answer consecutive parts of the query, one after the other. */
function longestRun(words: readonly IndexedWord[], parts: readonly ReadonlySet<string>[]): number {
  let longest = 0;
  for (let start = 0; start < words.length; start += 1) {
    for (let from = 0; from < parts.length - longest; from += 1) {
      let length = 0;
      while (from + length < parts.length && parts[from + length]?.has(words[start + length]?.stem ?? '')) {
        length += 1;
      }
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/**
 * How many words of the query a section says word for word, one after the other, beyond the first: 0 to one less than
 * the query has. What is pasted, a message or a name of the interface, stands in the text just so.
 */
export function phraseMatch({title, text, aliases}: SectionWords, groups: readonly QueryGroup[]): number {
  const parts = groups.flatMap(({alternatives}) =>
    (alternatives[0]?.words ?? []).map(
      (candidates) => new Set(candidates.filter(({kind}) => kind !== 'family').map(({term}) => term)),
    ),
  );
  if (parts.length < 2) {
    return 0;
  }
  const longest = Math.max(...[title, text, ...aliases].map((words) => longestRun(words, parts)));
  return Math.max(0, longest - 1);
}
