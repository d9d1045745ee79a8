import type {Label, Language} from '../../facts';
import type {Facts} from './definition';

/** The label in a language: the English one where no Russian is known, as the interface shows it. */
export function inLanguage(label: Label | {en: string; ru: string | null}, language: Language): string {
  return label[language] ?? label.en;
}

/**
 * Labels of facts/labels.json under names of the component's own.
 * @param ids name in the component → id of the label
 * @throws UnknownFactError on an unknown id
 */
export function labelsOf<Name extends string>(
  facts: Pick<Facts, 'label'>,
  language: Language,
  ids: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const entries = Object.entries<string>(ids).map(([name, id]) => [name, inLanguage(facts.label(id).label, language)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/**
 * Messages of facts/messages.json under names of the component's own.
 * @param ids name in the component → id of the message
 * @throws UnknownFactError on an unknown id
 */
export function messagesOf<Name extends string>(
  facts: Pick<Facts, 'message'>,
  language: Language,
  ids: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const entries = Object.entries<string>(ids).map(([name, id]) => [name, inLanguage(facts.message(id).text, language)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

const placeholder = /%(?:\d\$)?[sd]/;

/** A message with its PHP placeholders (`%s`, `%1$s`) filled in, in their order. */
export function fillPlaceholders(text: string, ...values: readonly string[]): string {
  return values.reduce((filled, value) => filled.replace(placeholder, () => value), text);
}
