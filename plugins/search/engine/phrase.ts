import {termsOf} from '../analysis/terms.ts';
import type {QueryGroup} from './expand.ts';
import {titleOf} from './postings.ts';
import type {SearchRecord} from './records.ts';

/** Longest run of stems that answer consecutive parts of the query, one after the other. */
function longestRun(stems: readonly string[], parts: readonly ReadonlySet<string>[]): number {
  let longest = 0;
  for (let start = 0; start < stems.length; start += 1) {
    for (let from = 0; from < parts.length - longest; from += 1) {
      let length = 0;
      while (from + length < parts.length && parts[from + length]?.has(stems[start + length] ?? '')) {
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
export function phraseMatch(record: SearchRecord, groups: readonly QueryGroup[]): number {
  const parts = groups.flatMap(({alternatives}) =>
    (alternatives[0]?.words ?? []).map(
      (candidates) => new Set(candidates.filter(({kind}) => kind !== 'family').map(({term}) => term)),
    ),
  );
  if (parts.length < 2) {
    return 0;
  }
  const texts = [titleOf(record), record.content ?? '', ...record.aliases];
  const longest = Math.max(...texts.map((text) => longestRun(termsOf(text), parts)));
  return Math.max(0, longest - 1);
}
