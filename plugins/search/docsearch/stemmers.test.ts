import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import type {Stemmer} from 'snowball-stemmers';
import {slimStemmers} from './stemmers';

const require = createRequire(import.meta.url);
const published = readFileSync(require.resolve('snowball-stemmers'), 'utf8');

interface Stemmers {
  newStemmer: (language: string) => Stemmer;
}

function run(source: string): Stemmers {
  const exports = {} as Stemmers;
  const load = new Function('exports', source) as (into: Stemmers) => void;
  load(exports);
  return exports;
}

describe('slimStemmers', () => {
  const slim = slimStemmers(published);

  it('stems our two languages as the whole package does', () => {
    const [ours, theirs] = [run(slim), run(published)];
    const texts = {russian: 'накладными доставку оформленного', english: 'waybills installing carrier’s'};
    for (const [language, text] of Object.entries(texts)) {
      const stems = ({newStemmer}: Stemmers) => text.split(' ').map((word) => newStemmer(language).stem(word));
      expect(stems(ours)).toEqual(stems(theirs));
    }
  });

  it('leaves the other languages out', () => {
    expect(slim).not.toContain('turkishStemmer');
    expect(slim.length).toBeLessThan(published.length / 5);
  });

  it('names what it misses in another file', () => {
    expect(() => slimStemmers('function newStemmer() {}')).toThrow('english');
  });
});
