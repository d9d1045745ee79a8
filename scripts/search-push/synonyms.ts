import type {SynonymHit} from 'algoliasearch';
import {normalizeWord} from '../../plugins/search/analysis/normalize';
import type {GlossaryEntry} from '../../plugins/search/engine/glossary';

/** Names without those that differ only in case or spelling variants. */
const distinct = (all: string[]) => [...new Map(all.map((name) => [normalizeWord(name), name])).values()];

/**
 * The glossary of the embedded engine as synonyms of the provider: the names used in texts replace each other, and
 * the other words of readers lead to those names, but not back.
 */
export function synonymsOf(glossary: readonly GlossaryEntry[]): SynonymHit[] {
  const groups = new Map<string, string[]>();
  const oneWay = new Map<string, {input: string; synonyms: string[]}>();
  for (const entry of glossary) {
    const names = distinct(entry.names);
    groups.set(names.join('\n'), names);
    for (const word of entry.also) {
      const key = normalizeWord(word);
      const {input, synonyms} = oneWay.get(key) ?? {input: word, synonyms: []};
      const others = names.filter((name) => normalizeWord(name) !== key);
      oneWay.set(key, {input, synonyms: distinct([...synonyms, ...others])});
    }
  }
  const twoWay = [...groups.values()].filter(({length}) => length > 1);
  return [
    ...twoWay.map((synonyms) => ({type: 'synonym' as const, synonyms})),
    ...[...oneWay.values()].map((lead) => ({type: 'onewaysynonym' as const, ...lead})),
  ]
    .filter(({synonyms}) => synonyms.length > 0)
    .map((synonym, index) => ({objectID: `glossary-${index + 1}`, ...synonym}));
}
