import type {Language} from '../../../facts';
import {define, type Attributes, type Definition, type Facts, type Json} from '../../definitions/definition';
import type {FromAddress} from './address';
import common from './words.json';

/** Words that every tool has. */
export type CommonWords = (typeof common)['ru'] & {language: Language};

interface Parts<Own extends Definition['words'], Selected extends Readonly<Record<string, Json>>> {
  words: Own;
  /** Reads the `start` of an example. */
  fromQuery: (query: string) => FromAddress<unknown>;
  /** What the tool takes from the facts, in the language of the page. */
  factsFor: (facts: Facts, language: Language) => Selected;
  /** Names of examples in the gallery → the `start` of each. */
  examples: Readonly<Record<string, string>>;
}

/**
 * The definition of a tool: its own words, those that all tools share, and what it takes from the facts. A page may
 * write `start="…"`, the query of an address, for an example that begins there.
 */
export function defineTool<Own extends Definition['words'], Selected extends Readonly<Record<string, Json>>>({
  words,
  fromQuery,
  factsFor,
  examples,
}: Parts<Own, Selected>) {
  const ru: typeof common.ru & Own['ru'] = bindShortWords({...common.ru, ...words.ru});
  return define({
    words: {ru, en: {...common.en, ...words.en}},
    factsFor(facts: Facts, language: Language, {start}: Attributes): Selected & {language: Language} {
      const [bad] = start === undefined ? [] : fromQuery(start).ignored;
      if (bad) {
        throw new Error(`start="…": ${bad.key}=${bad.value} is not accepted (${bad.reason}).`);
      }
      const selected = factsFor(facts, language);
      return {...(language === 'ru' ? bindShortWords(selected) : selected), language};
    },
    props: {start: null},
    examples: {
      default: {},
      ...Object.fromEntries(Object.entries(examples).map(([name, start]) => [name, {start}])),
    },
  });
}

/**
 * Russian words with no-break spaces after short words and before dashes. The typography of pages does the same for
 * their text, and does not see these words.
 */
function bindShortWords<Value extends Json>(value: Value): Value {
  const bound: Json =
    typeof value === 'string'
      ? value.replace(/ (?=[—–])/g, '\u00a0').replace(/(?<=(?:^|[\s(«„])\p{L}{1,2}) (?=\S)/gu, '\u00a0')
      : Array.isArray(value)
        ? value.map((each: Json) => bindShortWords(each))
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value as Record<string, Json>).map(([key, each]) => [key, bindShortWords(each)]),
            )
          : value;
  // The shape is that of the value.
  return bound as Value;
}
