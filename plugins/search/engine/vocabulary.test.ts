import {beforeEach, describe, expect, it} from 'vitest';
import {wordsOf} from '../analysis/terms';
import {Vocabulary} from './vocabulary';

let vocabulary: Vocabulary;
beforeEach(() => {
  vocabulary = new Vocabulary();
  wordsOf('доставка доставка доставить карта карты режим режиме ключ СДЭК checkout 136').forEach((word) =>
    vocabulary.add(word),
  );
});
const forms = (words: {form: string}[]) => words.map(({form}) => form);

describe('Vocabulary', () => {
  it('counts words and knows their stems', () => {
    expect(vocabulary.get('доставка')?.count).toBe(2);
    expect(vocabulary.get('курьер')).toBeUndefined();
  });

  it('finds words by their beginning, the shortest first, also after a word was added', () => {
    expect(forms(vocabulary.startingWith('доста'))).toEqual(['доставка', 'доставить']);
    wordsOf('доставь').forEach((word) => vocabulary.add(word));
    expect(forms(vocabulary.startingWith('доста'))[0]).toBe('доставь');
  });

  it('finds the nearest words by slips', () => {
    expect(vocabulary.similarTo('досатвка')[0]).toMatchObject({word: {form: 'доставка'}, slips: 1});
    expect(vocabulary.similarTo('137')).toEqual([]);
    expect(vocabulary.similarTo('кор')).toEqual([]);
  });

  it('finds words by sound, exactly or nearly', () => {
    expect(forms(vocabulary.soundingLike('kluch').map(({word}) => word))).toEqual(['ключ']);
    expect(forms(vocabulary.soundingLike('чекаут').map(({word}) => word))).toEqual(['checkout']);
    expect(vocabulary.soundingLike('x')).toEqual([]);
  });

  it('brings together forms that the stemmer separates', () => {
    expect(forms(vocabulary.inflectionsOf('режимов'))).toEqual(['режим']);
    expect(forms(vocabulary.inflectionsOf('режим'))).toEqual(['режим', 'режиме']);
    expect(vocabulary.inflectionsOf('checkou')).toEqual([]);
    // «режим» with letters that are no ending is a word that is not finished.
    expect(vocabulary.inflectionsOf('режимич')).toEqual([]);
  });

  it('finds words of the same family, and none of another', () => {
    const {stem} = vocabulary.get('доставить') ?? {stem: ''};
    expect(forms(vocabulary.relativesOf('доставить', stem))).toEqual(['доставка']);
    expect(vocabulary.relativesOf('карта', vocabulary.get('карта')?.stem ?? '')).toEqual([]);
  });

  it('separates words of texts from words of the glossary', () => {
    wordsOf('песочница').forEach((word) => vocabulary.addKnown(word));
    const stem = vocabulary.get('песочница')?.stem ?? '';
    expect([vocabulary.hasStem(stem), vocabulary.isInTexts(stem)]).toEqual([true, false]);
  });
});
