import {
  combineTextAndLanguageSettings,
  type CSpellUserSettings,
  getDefaultBundledSettingsAsync,
  mergeSettings,
  readSettings,
  validateText,
} from 'cspell-lib';
import path from 'node:path';
import type {Problem} from '../../../plugins/content-checks/problem';
import type {Language} from '../../../src/facts';
import {siteDir} from '../site/paths';
import type {SourceText} from './text';

const noLimit = Number.MAX_SAFE_INTEGER;

async function settingsFor(language: Language): Promise<CSpellUserSettings> {
  const [bundled, own] = await Promise.all([
    getDefaultBundledSettingsAsync(),
    readSettings(path.join(siteDir, 'cspell.json')),
  ]);
  const limits = {enabled: true, language, maxNumberOfProblems: noLimit, maxDuplicateProblems: noLimit};
  return combineTextAndLanguageSettings(mergeSettings(bundled, own, limits), '', 'plaintext');
}

/** One line a text, without placeholders and without what the allow-list leaves in the other language. */
function lineOf(text: string, foreign: readonly string[]): string {
  const plain = text.replaceAll('\n', ' ').replaceAll(/\{\w+\}/g, ' ');
  return foreign.reduce((rest, label) => rest.replaceAll(label, ' '), plain);
}

/**
 * Words that neither the dictionary of the language nor the lists in `spelling/` know. A Russian text may hold Latin
 * words that are names, and none else: an English word of an interface fails there, as a Russian one does in English.
 * @param foreign labels of interfaces that exist in the other language only
 */
export async function spellingProblems(
  texts: readonly SourceText[],
  language: Language,
  foreign: readonly string[],
): Promise<Problem[]> {
  const own = texts.filter((one) => one.language === language);
  const longestFirst = [...foreign].sort((one, other) => other.length - one.length);
  const lines = own.map(({text}) => lineOf(text, longestFirst));
  const ends: number[] = [];
  lines.forEach((line, index) => ends.push((ends[index - 1] ?? 0) + line.length + 1));
  const issues = await validateText(lines.join('\n'), await settingsFor(language), {
    generateSuggestions: true,
    numSuggestions: 2,
  });
  return issues.map(({text, offset, suggestions = []}) => {
    const {file = '', line} = own[ends.findIndex((end) => offset < end)] ?? {};
    const near = suggestions.length > 0 ? ` (${suggestions.join('? ')}?)` : '';
    return {
      file,
      line,
      value: `the word “${text}” is in no dictionary`,
      fix: `Correct it${near}, or add it to spelling/${language}.txt, a name to spelling/names.txt, a label that has no other language to foreignLabels in tests/content/allowed.ts`,
    };
  });
}
