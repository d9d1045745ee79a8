import type {Language} from '../../../src/facts';
import {piecesOf, type SourceText} from './text';

interface Options {
  file: string;
  /** Language of texts under no key `ru` or `en`; without it they are left out. */
  language?: Language;
  /** Keys whose values are not our words. */
  skip?: readonly string[];
}

function stringsOf(value: unknown, keys: readonly string[], found: (text: string, keys: readonly string[]) => void) {
  if (typeof value === 'string') {
    found(value, keys);
  } else if (typeof value === 'object' && value !== null) {
    Object.entries(value).forEach(([key, inner]) => stringsOf(inner, [...keys, key], found));
  }
}

/**
 * Texts of a JSON file whose values are in the order of its lines.
 * @throws SyntaxError when it is no JSON
 */
export function jsonTexts(source: string, {file, language, skip = []}: Options): SourceText[] {
  const texts: SourceText[] = [];
  let offset = 0;
  let line = 1;
  stringsOf(JSON.parse(source), [], (text, keys) => {
    const at = Math.max(source.indexOf(JSON.stringify(text), offset), offset);
    line += source.slice(offset, at).split('\n').length - 1;
    offset = at;
    const own = keys.findLast((key) => key === 'ru' || key === 'en') ?? language;
    if (own && !keys.some((key) => skip.includes(key))) {
      const here = line;
      piecesOf(text).forEach((piece) => texts.push({file, line: here, language: own, ...piece}));
    }
  });
  return texts;
}
