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
    words: {ru: tieAll({...common.ru, ...words.ru}), en: {...common.en, ...words.en}},
    select(facts, language, {start}) {
      const [bad] = start === undefined ? [] : fromQuery(start).ignored;
      if (bad) {
        throw new Error(`start="…": ${bad.key}=${bad.value} is not taken over (${bad.reason}).`);
      }
      const taken = select?.(facts, language) ?? {};
      return {...(language === 'ru' ? tieAll(taken) : taken), language};
    },
    takes: ['start'],
  };
}

/**
 * Russian words as the pages have them, which the step that sets pages does not reach: no line ends with a short word
 * or begins with a dash.
 */
function tieAll<Value extends Json>(value: Value): Value {
  const tied: Json =
    typeof value === 'string'
      ? value.replace(/ (?=[—–])/g, '\u00a0').replace(/(?<=(?:^|[\s(«„])\p{L}{1,2}) (?=\S)/gu, '\u00a0')
      : Array.isArray(value)
        ? value.map((each: Json) => tieAll(each))
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value as Record<string, Json>).map(([key, each]) => [key, tieAll(each)]))
          : value;
  // The shape stays as it was.
  return tied as Value;
}

/** What the interface of a language shows: where no Russian is known, the English label. */
export function shown(label: Label, language: Language): string {
  return label[language] ?? label.en;
}
