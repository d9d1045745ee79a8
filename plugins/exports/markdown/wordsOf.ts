import file from './words.json';

/** Words that the Markdown needs beside those of its page. */
export type Words = (typeof file)['ru'];

/**
 * The words of a language.
 * @throws Error for a language that words.json lacks
 */
export function wordsOf(language: string): Words {
  const words = Object.entries(file).find(([known]) => known === language)?.[1];
  if (!words) {
    throw new Error(`plugins/exports/markdown/words.json has no language “${language}”: add one.`);
  }
  return words;
}
