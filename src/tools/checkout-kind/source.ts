import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  return {
    status: shown(facts.label('wc-status').label, language),
    block: shown(facts.label('wc-checkout-block').label, language),
  };
}

export type KindWords = WordsOf<typeof words, typeof select>;

export const sourceOfCheckoutKind = toolSource({words, fromQuery, select});
