import file from '../../facts/settings.json';
import {lookup} from './lookup';
import type {Field, PriceRuleType, Section, SettingsFile} from './shapes';

/** Everything about the settings of the shipping method. */
export const settings = file as SettingsFile;

/** Fields of the general page, in the order of the page, then those of a zone. */
export function settingFields(): Field[] {
  return [...settings.sections.flatMap((section) => section.fields), ...settings.zone.fields];
}

/** A field of the settings by its id; throws UnknownFactError. */
export const setting = lookup<Field>('setting', 'facts/settings.json', settingFields);

/** A section of the settings page by its id; throws UnknownFactError. */
export const section = lookup<Section>('section', 'facts/settings.json', () => settings.sections);

/** A type of price rule by its id; throws UnknownFactError. */
export const priceRule = lookup<PriceRuleType>('price rule', 'facts/settings.json', () => settings.priceRules.types);
