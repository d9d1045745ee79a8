import type {QueryGroup} from './expand';
import type {TermWords} from './highlight';

/** Every term that answers the groups, with the word of the query that it matches, without stop words. */
export function termWords(groups: readonly QueryGroup[]): TermWords {
  const everyOptional = groups.every(({optional}) => optional);
  const words = new Map<string, string>();
  for (const {forms, alternatives, optional} of groups) {
    if (optional && !everyOptional) {
      continue;
    }
    for (const [index, alternative] of alternatives.entries()) {
      alternative.words.forEach((candidates, position) => {
        const typed = index === 0 ? (forms[position] ?? '') : forms.join(' ');
        candidates.filter(({term}) => !words.has(term)).forEach(({term}) => words.set(term, typed));
      });
    }
  }
  return words;
}
