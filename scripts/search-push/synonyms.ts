import {createHash} from 'node:crypto';
import type {SynonymHit} from 'algoliasearch';
import type {GlossaryEntry} from '../../plugins/search/engine/glossary';
import {normalizeWord} from '../../plugins/search/analysis/normalize';

function idOf(...words: string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16);
}

/** Each name once, however it is written. */
function distinct(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [normalizeWord(name), name])).values()];
}

/**
 * The glossary of the embedded engine in the provider's words, with the same sense: the names that texts use stand for
 * each other, and what readers say besides leads to those names but not back.
 */
export function synonymsOf(glossary: readonly GlossaryEntry[]): SynonymHit[] {
  const synonyms = new Map<string, SynonymHit>();
  const leads = new Map<string, {input: string; names: string[]}>();
  for (const {names, also} of glossary) {
    const inTexts = distinct(names);
    if (inTexts.length > 1) {
      const objectID = `names-${idOf(...inTexts)}`;
      synonyms.set(objectID, {objectID, type: 'synonym', synonyms: inTexts});
    }
    for (const input of also) {
      const key = normalizeWord(input);
      const known = leads.get(key);
      const others = inTexts.filter((name) => normalizeWord(name) !== key);
      leads.set(key, {input: known?.input ?? input, names: distinct([...(known?.names ?? []), ...others])});
    }
  }
  for (const [key, {input, names}] of leads) {
    const objectID = `also-${idOf(key)}`;
    if (names.length > 0) {
      synonyms.set(objectID, {objectID, type: 'onewaysynonym', input, synonyms: names});
    }
  }
  return [...synonyms.values()];
}
