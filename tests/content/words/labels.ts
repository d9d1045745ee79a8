import * as facts from '../../../src/facts';
import {quotedTexts} from '../allowed';

/** Texts of more than one word that the interfaces of plugin and shop show, the longest first. */
export function interfaceLabels(): string[] {
  const labels = [
    ...facts.labels.labels,
    ...facts.settings.sections,
    ...facts.settings.sections.flatMap(({fields}) => fields),
    ...facts.settings.zone.fields,
    ...facts.orders.actions,
  ].map(({label}) => label);
  const texts = [...labels, ...facts.messages.messages.map(({text}) => text)];
  const all = [...quotedTexts, ...texts.flatMap(({ru, en}) => (ru === null ? [en] : [ru, en]))];
  return [...new Set(all)].filter((text) => text.includes(' ')).sort((one, other) => other.length - one.length);
}
