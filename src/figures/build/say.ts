import {nearest, type Label, type Language} from '../../facts';
import type {Attributes, Facts} from './types';

/** What the interface of a language shows: where no Russian is known, the English label. */
export function shown(label: Label | {en: string; ru: string | null}, language: Language): string {
  return label[language] ?? label.en;
}

/**
 * Labels of facts/labels.json under names of the figure's own.
 * @param ids name in the figure → id of the label
 * @throws UnknownFactError on an unknown id
 */
export function labelsOf<Name extends string>(
  facts: Pick<Facts, 'label'>,
  language: Language,
  ids: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const entries = Object.entries<string>(ids).map(([name, id]) => [name, shown(facts.label(id).label, language)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/**
 * Messages of facts/messages.json under names of the figure's own.
 * @param ids name in the figure → id of the message
 * @throws UnknownFactError on an unknown id
 */
export function messagesOf<Name extends string>(
  facts: Pick<Facts, 'message'>,
  language: Language,
  ids: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const entries = Object.entries<string>(ids).map(([name, id]) => [name, shown(facts.message(id).text, language)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/**
 * The value of an attribute that has a few possible ones.
 * @throws Error with the nearest values on another one
 */
export function oneOf<Value extends string>(
  attributes: Attributes,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const given = attributes[name] ?? fallback;
  const value = values.find((one) => one === given);
  if (value === undefined) {
    throw new Error(`${name}="${given}" is unknown; nearest: ${nearest(given, values).join(', ')}.`);
  }
  return value;
}

const placeholder = /%(?:\d\$)?[sd]/;

/** A message with its placeholders (`%s`, `%1$s`) filled in, in their order. */
export function fill(text: string, ...values: readonly string[]): string {
  return values.reduce((filled, value) => filled.replace(placeholder, () => value), text);
}
