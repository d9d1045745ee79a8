import type {Label, Language} from '../../facts';
import type {FromAddress} from '../common/address';
import common from '../common/words.json';
import type {Facts, Json, OwnWords, ToolSource} from './types';

interface Parts {
  words: OwnWords;
  /** Reads the `start` of a sample. */
  fromQuery: (query: string) => FromAddress<unknown>;
  /** What the tool takes from the facts, in the language of the page. */
  select?: (facts: Facts, language: Language) => Readonly<Record<string, Json>>;
}

/**
 * What the build gives a tool: its own words, those that all tools share, and what it takes from the facts.
 * A page may write `start="…"`, the query of an address, for a sample that begins there.
 */
export function toolSource({words, fromQuery, select}: Parts): ToolSource {
  return {
    words: {ru: {...common.ru, ...words.ru}, en: {...common.en, ...words.en}},
    select(facts, language, {start}) {
      const [bad] = start === undefined ? [] : fromQuery(start).ignored;
      if (bad) {
        throw new Error(`start="…": ${bad.key}=${bad.value} is not taken over (${bad.reason}).`);
      }
      return {...select?.(facts, language), language};
    },
    takes: ['start'],
  };
}

/** What the interface of a language shows: where no Russian is known, the English label. */
export function shown(label: Label, language: Language): string {
  return label[language] ?? label.en;
}
