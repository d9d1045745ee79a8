import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {longSentences} from './sentences';

const words = (count: number) => Array.from({length: count}, () => 'слово').join(' ');

describe('long sentences', () => {
  it('are listed with place and length, the longest first', async () => {
    const fixture = await page(`Начало. С${words(31)}.\n\n- ${words(40)}.`);
    expect(longSentences([fixture], []).map(({line, words: count}) => [line, count])).toEqual([
      [7, 40],
      [5, 31],
    ]);
  });

  it('end at a full stop; a quote of code or facts is one word', async () => {
    const quotes = '`a b c` <Setting id="insurance" />';
    expect(longSentences([await page(`${words(20)}. Дальше ${words(20)} ${quotes}.`)], [])).toEqual([]);
    expect(longSentences([await page(`${words(29)} ${quotes}.`)], [])).toHaveLength(1);
  });

  it('are found in facts', () => {
    const text = {file: 'facts/a.json', line: 3, language: 'ru' as const, text: `${words(31)}.`, isLabel: false};
    expect(longSentences([], [text])).toMatchObject([{file: 'facts/a.json', line: 3, words: 31}]);
  });
});
