import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import type {Problem} from './problem';

const {resolve} = createRequire(import.meta.url);

/** Texts that code asks for, id → text as it is in the code. */
export type CodeMessages = Record<string, {message: string; file: string}>;

/** What was found in the sources of the site. */
export interface ExtractedMessages {
  messages: CodeMessages;
  /** Calls whose id or text cannot be read without running the code. */
  problems: Problem[];
}

/**
 * Ids and texts of `translate()` and `<Translate>` in the sources, read by the engine's own extractor
 * (the one of `write-translations`).
 * @param folders paths from the root of the site; those that do not exist are passed over
 */
export async function extractMessages(siteDir: string, folders: readonly string[]): Promise<ExtractedMessages> {
  const roots = folders.map((folder) => path.join(siteDir, folder)).filter((folder) => existsSync(folder));
  const files = (await globTranslatableSourceFiles(roots)).filter((file) =>
    readFileSync(file, 'utf8').includes('@docusaurus/Translate'),
  );
  const found = await extractAllSourceCodeFileTranslations(files, getBabelOptions({isServer: true}));
  const messages: CodeMessages = {};
  const problems: Problem[] = [];
  for (const {sourceCodeFilePath, translations, warnings} of found) {
    const file = path.relative(siteDir, sourceCodeFilePath).split(path.sep).join('/');
    for (const [id, {message}] of Object.entries(translations)) {
      messages[id] = {message, file};
    }
    const fix = 'Write the id and the text as plain strings, so that they can be read without running the code';
    problems.push(...warnings.map((warning) => ({file, value: warning.trim().replace(/\s*\n\s*/g, ' '), fix})));
  }
  return {messages, problems};
}

/** Texts of the theme in its own language, English; keys of `___DESCRIPTION` are left out. */
export function themeMessages(theme: string): CodeMessages {
  const file = `@docusaurus/theme-translations/locales/base/${theme}.json`;
  const texts = JSON.parse(readFileSync(resolve(file), 'utf8')) as Record<string, string>;
  const entries = Object.entries(texts).filter(([id]) => !id.endsWith('___DESCRIPTION'));
  return Object.fromEntries(entries.map(([id, message]) => [id, {message, file}]));
}

/** Texts that the engine itself has for a locale, id → text; those it lacks are absent or English. */
export async function engineTranslations(locale: string, themes: readonly string[]): Promise<Record<string, string>> {
  const all = await Promise.all(themes.map((name) => readDefaultCodeTranslationMessages({locale, name})));
  return Object.assign({}, ...all) as Record<string, string>;
}
