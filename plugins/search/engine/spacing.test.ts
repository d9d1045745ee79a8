import {describe, expect, it} from 'vitest';
import {joinedPieces, runTogether} from './spacing';
import {Vocabulary} from './vocabulary';

const vocabulary = new Vocabulary();
for (const form of ['наложенный', 'платеж', 'штрихкод', 'код', 'города', 'кодгорода']) {
  vocabulary.add({form, stem: form});
}

describe('runTogether', () => {
  it('parts two known words', () => {
    expect(runTogether('наложенныйплатеж', vocabulary)).toEqual(['наложенный', 'платеж']);
  });

  it('parts nothing else', () => {
    expect(runTogether('наложенныйплат', vocabulary)).toBeNull();
    expect(runTogether('код', vocabulary)).toBeNull();
  });
});

describe('joinedPieces', () => {
  it('joins what makes one known word', () => {
    expect(joinedPieces(['печать', 'штрих', 'код'], vocabulary)).toEqual(['печать', 'штрихкод']);
  });

  it('leaves words that are known apart', () => {
    expect(joinedPieces(['код', 'города'], vocabulary)).toEqual(['код', 'города']);
  });
});
