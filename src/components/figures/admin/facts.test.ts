import {describe, expect, it} from 'vitest';
import * as facts from '../../../facts';
import {contentFor} from '../../definitions/content';
import orderBox from './OrderBox/definition';
import settingsForm from './SettingsForm/definition';

describe('the order box', () => {
  it('names everything as the facts do', () => {
    const {words} = contentFor(orderBox, 'ru', {});
    expect(words.sync).toBe(facts.orderAction('create').label.ru);
    expect(words.locked).toBe(facts.message('box-locked').text.ru);
    expect(words.noteTrack).toBe('Номер для отслеживания: 1106207236');
    expect(Object.values(words).filter((word) => typeof word === 'string' && /%\d?\$?s/.test(word))).toEqual([
      words.validation,
    ]);
  });

  it('knows its states', () => {
    expect(() => contentFor(orderBox, 'ru', {state: 'create'})).toThrow(/nearest: created/);
  });
});

describe.each(facts.settings.sections.map(({id}) => id))('settings section %s', (section) => {
  it.each(['ru', 'en'] as const)('has all visible fields of the facts in %s', (language) => {
    const {words, caption} = contentFor(settingsForm, language, {section});
    const visible = facts.section(section).fields.filter((field) => field.visible);
    const drawn = words.fields as {id: string; label: string}[];
    expect(drawn.map(({id}) => id)).toEqual(visible.map(({id}) => id));
    visible.forEach(({label}, index) => expect(drawn[index]?.label).toContain(label[language] ?? label.en));
    expect(words.alt).toContain(drawn[0]?.label);
    expect(caption).not.toContain('{');
  });
});

it.each([
  ['ru', /раздел/i, 'в зоне доставки'],
  ['en', /section|settings page/i, 'in a shipping zone'],
] as const)('the settings of a zone are no section of the plugin’s page in %s', (language, page, zone) => {
  const {words, caption} = contentFor(settingsForm, language, {section: 'zone'});
  for (const text of [words.alt, caption]) {
    expect(text).not.toMatch(page);
    expect(text).toContain(zone);
    expect(text).not.toContain('{');
  }
});

it('a section that the facts do not have fails with the nearest', () => {
  expect(() => contentFor(settingsForm, 'ru', {section: 'autorization'})).toThrow(/nearest: authorization/);
});
