import type {Problem} from '../../../plugins/content-checks/problem';
import type {Language} from '../../../src/facts';
import type {SourceText} from './text';

/** Quotes that are not those of the language; “ also ends a quote that „ began. */
const strange: Readonly<Record<Language, RegExp>> = {
  ru: /["”]|(?<!„[^“]*)“/u,
  en: /[«»„“”‘’]/u,
};

const fixes: Readonly<Record<Language, string>> = {
  ru: 'Use «ёлочки», inside them „лапки“',
  en: 'Use straight quotes and apostrophes',
};

/** Quotes of another language in texts of our own: pages, facts and strings of the interface. */
export function quoteProblems(texts: readonly SourceText[]): Problem[] {
  return texts
    .filter(({language, text, isLabel}) => !isLabel && strange[language].test(text))
    .map(({file, line, language, text}) => ({
      file,
      line,
      value: `quotes that are not those of “${language}” in “${text.trim().slice(0, 60)}”`,
      fix: fixes[language],
    }));
}
