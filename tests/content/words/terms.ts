import type {Problem} from '../../../plugins/content-checks/problem';
import {stem} from '../../../plugins/search/analysis/stem';
import {wordForm} from '../../../plugins/search/analysis/tokens';
import type {GlossaryFile, Language} from '../../../src/facts';
import type {SourceText} from './text';

/** A word that a page must not use, and the term in its place. */
interface Forbidden {
  words: string[];
  shown: string;
  right: string;
}

const word = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

/** A word without its ending: the stem of a Russian one, an English one without the plural and the possessive. */
function formOf(text: string, language: Language): string {
  return language === 'ru' ? stem(wordForm(text)) : text.toLowerCase().replace(/(?:['’]s|s['’]?)$/, '');
}

const formsOf = (text: string, language: Language): string[] =>
  (text.match(word) ?? []).map((one) => formOf(one, language));

/** Words of the glossary that are forbidden in a language, the longest first. */
function forbiddenTerms({terms}: GlossaryFile, language: Language): Forbidden[] {
  return terms
    .flatMap((term) =>
      term.forbidden[language].map((shown) => ({words: formsOf(shown, language), shown, right: term[language]})),
    )
    .sort((one, other) => other.words.length - one.words.length);
}

/** Whether the words from a place on are the forbidden ones; where only the ending differs from the right term, it counts. */
function isAt(
  {words, shown, right}: Forbidden,
  forms: readonly string[],
  texts: readonly string[],
  at: number,
  language: Language,
) {
  if (words.some((one, index) => forms[at + index] !== one)) {
    return false;
  }
  const isOnlyEnding = formsOf(right, language).join(' ') === words.join(' ');
  const found = texts.slice(at, at + words.length).join(' ');
  if (shown === shown.toUpperCase()) {
    // An abbreviation in small letters is a code: `cod`.
    return found === shown;
  }
  return !isOnlyEnding || found.toLowerCase() === shown.toLowerCase();
}

/**
 * Forbidden words of the glossary in texts of our own; labels of interfaces are quoted as they are.
 * @param labels texts of the interfaces, taken out before the search, the longest first
 */
export function termProblems(
  texts: readonly SourceText[],
  glossary: GlossaryFile,
  labels: readonly string[],
): Problem[] {
  const forbidden = {ru: forbiddenTerms(glossary, 'ru'), en: forbiddenTerms(glossary, 'en')};
  return texts.flatMap(({file, line, language, text, isLabel}) => {
    const own = isLabel ? '' : labels.reduce((rest, label) => rest.replaceAll(label, ' | '), text);
    const words = own.match(word) ?? [];
    const forms = words.map((one) => formOf(one, language));
    return forms.flatMap((_, at) =>
      forbidden[language]
        .filter((one) => isAt(one, forms, words, at, language))
        .map((one) => ({
          file,
          line,
          value: `“${words.slice(at, at + one.words.length).join(' ')}” is not the term of this manual`,
          fix: `Write “${one.right}”`,
        })),
    );
  });
}
