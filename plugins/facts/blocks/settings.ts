import {section, settings} from '../../../src/facts';
import {labelHeading} from '../labels';
import {card, code, heading, list, paragraph, prose, text, type Block} from '../mdast';
import type {Voice} from '../words';
import {fieldBlocks} from './fields';

/** A section of the settings page with all its fields. */
export function settingsSection(id: string, voice: Voice): Block[] {
  const {label, about, fields} = section(id);
  return [
    heading(2, id, text(labelHeading(label, voice))),
    ...(about ? [paragraph(prose(voice.say(about)))] : []),
    ...fields.flatMap((field) => fieldBlocks(field, voice)),
  ];
}

/** Where the settings are and what holds for all of them. */
export function settingsNotes(voice: Voice): Block[] {
  const {where, general} = settings;
  const {words, say} = voice;
  return [
    card([
      [words.field.where, prose(say(where.menu))],
      [words.field.stored, [code(where.stored)]],
    ]),
    list(general.map((note) => prose(say(note)))),
  ];
}

/** The settings that a method has in a shipping zone. */
export function zoneSettings(voice: Voice): Block[] {
  const {where, stored, about, fields} = settings.zone;
  const {words, say} = voice;
  return [
    card([
      [words.field.where, prose(say(where))],
      [words.field.stored, [code(stored)]],
    ]),
    ...about.map((note) => paragraph(prose(say(note)))),
    ...fields.flatMap((field) => fieldBlocks(field, voice)),
  ];
}
