import {settings, type Field, type Label, type Language, type Section} from '../../../../facts';
import {menuWords, tabWords} from '../../frame/menu';
import {inLanguage, labelsOf, messagesOf} from '../../../definitions/text';
import {define, type Attributes, type Facts, type FigureProps} from '../../../definitions/definition';
import {editorWords} from '../RulesEditor/definition';
import type {FormField, Kind} from './model';
import words from './words.json';

/** Unit of weight of the shop that the figures show. */
const weightUnit = 'kg';

type Own = Readonly<Record<string, string>>;

/** The section of the plugin's page with this id, or `zone`, the settings of the method in a zone. */
function sectionOf(facts: Facts, id: string): {label: Label; fields: Field[]} {
  const section: Section | {label: Label; fields: Field[]} =
    id === 'zone' ? {label: facts.label('cdek-shipping').label, fields: facts.settings.zone.fields} : facts.section(id);
  return section;
}

function optionsOf(facts: Facts, language: Language, field: Field, own: Own): FormField['options'] {
  if (field.id === 'tariff-list') {
    // The plugin has only Russian names.
    return facts.tariffs.tariffs.map(({code, name}) => ({value: String(code), label: `${name.ru} (${code})`}));
  }
  if (field.id === 'automate-wait-gateways') {
    const cash = inLanguage(facts.label('wc-cash-on-delivery').label, language);
    return [own['gateway.transfer'] ?? '', cash, own['gateway.card'] ?? ''].map((label) => ({value: label, label}));
  }
  return (field.options ?? []).map(({value, label}) => ({value: String(value), label: inLanguage(label, language)}));
}

function initialOf(field: Field): FormField['initial'] {
  if (field.type === 'checkbox') {
    return field.default === true;
  }
  if (field.type === 'multiselect') {
    return [];
  }
  const {default: value} = field;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function formField(facts: Facts, language: Language, field: Field, own: Own): FormField {
  const {id, constraints, help} = field;
  const name = inLanguage(field.label, language);
  return {
    id,
    kind: id === 'city' ? 'city' : (field.type as Kind),
    // The plugin adds the unit of the shop (src/Traits/SettingsFields.php).
    label: id === 'product-weight-default' ? `${name} (${weightUnit})` : name,
    beside: id === 'insurance' ? (own.insuranceBox ?? name) : name,
    help,
    initial: initialOf(field),
    options: optionsOf(facts, language, field, own),
    required: constraints.required === true,
    min: numberOf(constraints.min),
    step: numberOf(constraints.step),
    pattern: typeof constraints.pattern === 'string' ? constraints.pattern : null,
  };
}

/**
 * A section of the settings page with its fields, as facts/settings.json has them; `only` selects some.
 * @throws UnknownFactError on an unknown section or field
 */
function factsFor(facts: Facts, language: Language, attributes: Attributes, own: Own) {
  const {label, fields} = sectionOf(facts, attributes.section ?? '');
  const title = inLanguage(label, language);
  const only = attributes.only?.split(',').map((id) => facts.setting(id.trim()).id);
  const visible = fields
    .filter((field) => field.visible && (only?.includes(field.id) ?? true))
    .map((field) => formField(facts, language, field, own));
  const variant = `caption.${attributes.only ?? attributes.section ?? ''}`;
  const usualAlt = visible.length === 1 ? own.altOfOne : own.altOf;
  const alt = own[`alt.${attributes.section ?? ''}`] ?? usualAlt ?? '';
  const usual = [own.caption ?? '', ...(visible.some(({help}) => help === 'tip') ? [own.questionMark ?? ''] : [])];
  return {
    title,
    fields: visible.map((field) => ({...field})),
    caption: (own[variant] ?? usual.join(' ')).replace('{title}', title),
    alt: alt.replace('{title}', title).replace('{fields}', visible.map((one) => one.label).join(', ')),
    marks: Object.fromEntries(visible.map((one) => [one.id, one.label])),
    rules: visible.some((one) => one.kind === 'rules') ? editorWords(facts, language) : null,
    menu: menuWords(facts, language),
    tabs: tabWords(facts, language),
    ...labelsOf(facts, language, {save: 'wc-save-changes'}),
    ...messagesOf(facts, language, {keysRefused: 'settings-keys'}),
  };
}

const definition = define({
  words,
  factsFor,
  props: {section: [...settings.sections.map(({id}) => id), 'zone'], only: null},
  examples: {
    authorization: {marks: 'client-id,client-secret,yandex-map-api-key'},
    'tariff-list': {section: 'delivery', only: 'tariff-list'},
  },
});

export default definition;

type Exact = FigureProps<typeof definition>;

export type Words = Omit<Exact['words'], 'fields'> & {fields: readonly FormField[]};

/** `section` is the id of a section in facts/settings.json, or `zone`. */
export type Props = Omit<Exact, 'words' | 'section'> & {words: Words; section: string};
