import {section, settings} from '../../../src/facts';
import {labelHeading} from '../labels';
import {card, code, heading, list, paragraph, prose, text, type Block} from '../mdast';
import type {Wording} from '../words';
import {fieldBlocks} from './fields';

/** A section of the settings page with all its fields. */
export function settingsSection(id: string, wording: Wording): Block[] {
  const {label, about, fields} = section(id);
  return [
    heading(2, id, text(labelHeading(label, wording))),
    ...(about ? [paragraph(prose(wording.localize(about)))] : []),
    ...fields.flatMap((field) => fieldBlocks(field, wording)),
  ];
}

/** Where the settings are and what holds for all of them. */
export function settingsNotes(wording: Wording): Block[] {
  const {where, general} = settings;
  const {words, localize} = wording;
  return [
    card([
      [words.field.where, prose(localize(where.menu))],
      [words.field.stored, [code(where.stored)]],
    ]),
    list(general.map((note) => prose(localize(note)))),
  ];
}

/** The settings that a method has in a shipping zone. */
export function zoneSettings(wording: Wording): Block[] {
  const {where, stored, about, fields} = settings.zone;
  const {words, localize} = wording;
  return [
    card([
      [words.field.where, prose(localize(where))],
      [words.field.stored, [code(stored)]],
    ]),
    ...about.map((note) => paragraph(prose(localize(note)))),
    ...fields.flatMap((field) => fieldBlocks(field, wording)),
  ];
}
