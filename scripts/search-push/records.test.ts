import {describe, expect, it} from 'vitest';
import {UserError} from '../cli';
import {bytesOf, hostedRecords} from './records';
import {searchIndexes} from './searchIndex.fixture';

const sentences = Array.from({length: 300}, (_, number) => `Предложение номер ${number} кончается точкой.`);

function withText(text: string) {
  const files = searchIndexes(1).slice(0, 1);
  const section = files[0]?.pages[0]?.sections[1];
  if (section) {
    section.text = text;
  }
  return files;
}

describe('hostedRecords', () => {
  it('has the records of all languages, each with its own heading', () => {
    const records = hostedRecords(searchIndexes(2), 10_000);
    expect(records).toHaveLength(12);
    expect(records.map(({language}) => language)).toEqual([
      ...Array<string>(6).fill('ru'),
      ...Array<string>(6).fill('en'),
    ]);
    expect(records.map(({title}) => title).slice(0, 3)).toEqual(['Страница 1', 'Введите ключи', 'Ничего больше']);
  });

  it.each([1000, 2500, 10_000])('splits a long section at sentences into records under %i bytes', (limit) => {
    const records = hostedRecords(withText(sentences.join(' ')), limit);
    const parts = records.filter(({anchor}) => anchor === 'keys');
    expect(records.every((record) => bytesOf(record) < limit)).toBe(true);
    expect(parts.map(({content}) => content).join(' ')).toBe(sentences.join(' '));
    expect(parts.every(({content}) => content?.endsWith('точкой.'))).toBe(true);
    expect(parts.map(({objectID}) => objectID).slice(0, 2)).toEqual(['/w/page-1#keys', '/w/page-1#keys~2']);
    expect(new Set(parts.map(({url}) => url)).size).toBe(1);
    expect(parts.length).toBeGreaterThan(1);
  });

  it('makes the parts as large as allowed', () => {
    const records = hostedRecords(withText(sentences.join(' ')), 5000);
    const parts = records.filter(({anchor}) => anchor === 'keys').slice(0, -1);
    const sentence = bytesOf(` ${sentences[299]}`);
    expect(parts.every((part) => bytesOf(part) + sentence > 4980)).toBe(true);
  });

  it('splits a sentence that is too long at its words', () => {
    const words = Array.from({length: 500}, (_, number) => `слово${number}`).join(' ');
    const records = hostedRecords(withText(words), 2000);
    const parts = records.filter(({anchor}) => anchor === 'keys');
    expect(parts.map(({content}) => content).join(' ')).toBe(words);
    expect(records.every((record) => bytesOf(record) < 2000)).toBe(true);
  });

  it('counts bytes, not letters, and the backslashes of JSON', () => {
    const records = hostedRecords(withText('"й\\" '.repeat(900).trim()), 3000);
    expect(records.every((record) => Buffer.byteLength(JSON.stringify(record)) < 3000)).toBe(true);
  });

  it('names the records that cannot be split, with their sizes', () => {
    const files = withText('слово'.repeat(400));
    files[0]?.pages[0]?.aliases?.push('имя '.repeat(600));
    const make = () => hostedRecords(files, 2000);
    expect(make).toThrow(UserError);
    expect(make).toThrow(/ {2}\/w\/page-1: \d+ bytes\n {2}\/w\/page-1#keys: \d+ bytes\nShorten .+--record-limit/);
  });
});
