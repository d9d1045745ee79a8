import {describe, expect, it} from 'vitest';
import * as facts from '../../facts';
import {sourceOfOrderBox} from '../admin/OrderBox/source';
import {sourceOfSettingsForm} from '../admin/SettingsForm/source';
import {wordsFor} from './words';

describe('the order box', () => {
  it('names everything as the facts do', () => {
    const {words} = wordsFor(sourceOfOrderBox, facts, 'ru', {});
    expect(words.sync).toBe(facts.orderAction('create').label.ru);
    expect(words.locked).toBe(facts.message('box-locked').text.ru);
    expect(words.noteTrack).toBe('Номер для отслеживания: 1106207236');
    expect(Object.values(words).filter((word) => typeof word === 'string' && /%\d?\$?s/.test(word))).toEqual([
      words.validation,
    ]);
  });

  it('knows its states', () => {
    expect(() => wordsFor(sourceOfOrderBox, facts, 'ru', {state: 'create'})).toThrow(/nearest: created/);
  });
});

describe.each(facts.settings.sections.map(({id}) => id))('settings section %s', (section) => {
  it.each(['ru', 'en'] as const)('has all visible fields of the facts in %s', (language) => {
    const {words, caption} = wordsFor(sourceOfSettingsForm, facts, language, {section});
    const visible = facts.section(section).fields.filter((field) => field.visible);
    const drawn = words.fields as {id: string; label: string}[];
    expect(drawn.map(({id}) => id)).toEqual(visible.map(({id}) => id));
    visible.forEach(({label}, index) => expect(drawn[index]?.label).toContain(label[language] ?? label.en));
    expect(words.alt).toContain(drawn[0]?.label);
    expect(caption).not.toContain('{');
  });
});

it('a section that the facts do not have fails with the nearest', () => {
  expect(() => wordsFor(sourceOfSettingsForm, facts, 'ru', {section: 'autorization'})).toThrow(
    /nearest: authorization/,
  );
});
