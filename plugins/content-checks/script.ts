/** Writing of a language: ISO 15924 code, such as `Cyrl` or `Latn`. */
export type Script = string;

/** Script that a locale is written in, by the likely subtags of CLDR (`ru` → `Cyrl`). */
export function scriptOf(locale: string): Script {
  return new Intl.Locale(locale).maximize().script ?? 'Latn';
}

function has(text: string, script: Script): boolean {
  return new RegExp(`\\p{Script=${script}}`, 'u').test(text);
}

/** The words of a message without its `{placeholders}` and without names that no language translates. */
function words(message: string, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(name, ''), message.replace(/\{\w+\}/g, ''));
}

/**
 * Whether a message can be a text of the locale: it has letters of the locale's script and, in a
 * Latin locale, none of another. A Cyrillic text may quote Latin names. A message that holds only
 * placeholders, digits, marks and names passes in every locale.
 */
export function isWrittenIn(message: string, locale: string, names: readonly string[]): boolean {
  const text = words(message, names);
  if (!/\p{L}/u.test(text)) {
    return true;
  }
  const script = scriptOf(locale);
  return (
    has(text, script) && (script !== 'Latn' || !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text))
  );
}

/** Sorted names of the `{placeholders}` of a message, each once. */
export function placeholders(message: string): string[] {
  return [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();
}
