import {describe, expect, it} from 'vitest';
import type {Language} from '../../../src/facts';
import {spellingProblems} from './spelling';

async function wrong(language: Language, texts: readonly string[], foreign: readonly string[] = []): Promise<string[]> {
  const sources = texts.map((text, index) => ({file: 'a.mdx', line: index + 1, language, text, isLabel: false}));
  const problems = await spellingProblems(sources, language, foreign);
  return problems.map(({line, value}) => `${line}: ${value}`);
}

describe('spelling', () => {
  it('knows the words of a language, the words of the project and its names', async () => {
    expect(await wrong('ru', ['Накладная СДЭКом, шорткод и WooCommerce.', 'Ещё два пункта, {count}'])).toEqual([]);
    expect(await wrong('en', ['A waybill with a barcode, shipped by CDEK; it doesn’t fail.'])).toEqual([]);
  });

  it('finds a misspelled word and its line', async () => {
    expect(await wrong('ru', ['Накладная.', 'Накланая.'])).toEqual(['2: the word “Накланая” is in no dictionary']);
    expect(await wrong('en', ['A parsel.'])).toEqual(['1: the word “parsel” is in no dictionary']);
  });

  it('takes American words only', async () => {
    expect(await wrong('en', ['The colour.'])).toHaveLength(1);
  });

  it('finds words of the other language, but for the labels that are allowed', async () => {
    expect(await wrong('ru', ['Нажмите Save changes.'])).toEqual([
      '1: the word “Save” is in no dictionary',
      '1: the word “changes” is in no dictionary',
    ]);
    expect(await wrong('ru', ['Нажмите Save changes.'], ['Save changes'])).toEqual([]);
    expect(await wrong('en', ['Click Сохранить.'])).toHaveLength(1);
  });

  it('says how to fix', async () => {
    const sources = [{file: 'a.mdx', line: 1, language: 'ru' as const, text: 'Плтёж', isLabel: false}];
    expect((await spellingProblems(sources, 'ru', []))[0]?.fix).toMatch(/^Correct it \(платёж.*spelling\/ru\.txt/);
  });
});
