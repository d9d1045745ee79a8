import type {Field} from '../../../src/facts';
import {labelHeading, labelText} from '../labels';
import {
  card,
  code,
  heading,
  list,
  paragraph,
  prose,
  strong,
  styled,
  text,
  type Block,
  type Inline,
  type Row,
} from '../mdast';
import type {Wording, Words} from '../words';

function filled(sentence: string, value: unknown): string {
  return sentence.replace('{value}', String(value));
}

/** What the browser accepts, in words; a pattern stays code. */
function constraintNodes(field: Field, words: Words): Inline[] {
  const parts = Object.entries(field.constraints).map(([name, value]): Inline[] => {
    const sentence = words.constraints[name as keyof Words['constraints']];
    if (sentence === undefined) {
      throw new Error(
        `setting “${field.id}” has the constraint “${name}”, which has no words in remark/fact-quotes/words; known are ${Object.keys(words.constraints).join(', ')}.`,
      );
    }
    return typeof value === 'string' ? [text(filled(sentence, '')), code(value)] : [text(filled(sentence, value))];
  });
  return parts.flatMap((part, index) => (index > 0 ? [text(', '), ...part] : part));
}

function unitOf({unit}: Field, words: Words): string {
  return unit ? ` ${words.units[unit as keyof Words['units']] ?? unit}` : '';
}

/** The default as the form shows it: on or off, the label of the option, the number with its unit. */
function defaultNodes(field: Field, wording: Wording): Inline[] {
  const {words} = wording;
  const value = field.default;
  const option = field.options?.find((one) => String(one.value) === String(value));
  if (option) {
    return [strong(text(labelText(option.label, wording)))];
  }
  if (field.type === 'checkbox') {
    return [text(value === true || value === 'yes' ? words.defaults.on : words.defaults.off)];
  }
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return [text(words.defaults.empty)];
  }
  return typeof value === 'number'
    ? [text(`${value}${unitOf(field, words)}`)]
    : [code(typeof value === 'string' ? value : JSON.stringify(value))];
}

function summary(field: Field, wording: Wording): Row[] {
  const {words} = wording;
  const names = words.field;
  const row = (title: string, nodes: Inline[]): Row[] => (nodes.length > 0 ? [[title, nodes]] : []);
  const foreign = field.label.ru !== null && labelText(field.label, wording) !== field.label.en;
  const options = (field.options ?? []).flatMap((option, index): Inline[] => [
    ...(index > 0 ? [text(', ')] : []),
    strong(text(labelText(option.label, wording))),
  ]);
  return [
    [names.key, [code(field.key)]],
    [names.kind, [text(field.visible ? words.types[field.type] : names.hidden)]],
    [names.default, defaultNodes(field, wording)],
    ...row(names.accepts, constraintNodes(field, words)),
    ...row(names.options, options),
    ...row(names.english, foreign ? [strong(text(field.label.en))] : []),
    ...row(names.since, field.since ? [text(field.since)] : []),
  ];
}

/** Surprises of an entry under a short title; nothing when there are none. */
export function watchBlocks(notes: readonly {ru: string; en: string}[], {localize, words}: Wording): Block[] {
  if (notes.length === 0) {
    return [];
  }
  return [
    styled(paragraph([text(`${words.field.watch}:`)]), 'facts-watch'),
    list(notes.map((note) => prose(localize(note)))),
  ];
}

/** A field of the settings: what it does, its card, what surprises. */
export function fieldBlocks(field: Field, wording: Wording): Block[] {
  return [
    heading(3, field.id, text(labelHeading(field.label, wording))),
    paragraph(prose(wording.localize(field.does))),
    card(summary(field, wording), 'facts facts--compact'),
    ...watchBlocks(field.watch, wording),
  ];
}
