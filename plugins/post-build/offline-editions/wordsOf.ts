import file from './words.json';

/** Texts of an offline edition beside the words of its pages. */
export type Words = (typeof file)['ru'];

/**
 * The words of a language.
 * @throws Error for a language that words.json lacks
 */
export function wordsOf(language: string): Words {
  const words = Object.entries(file).find(([known]) => known === language)?.[1];
  if (!words) {
    throw new Error(`plugins/post-build/offline-editions/words.json has no language “${language}”: add one.`);
  }
  return words;
}

/** A text with its `{names}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
