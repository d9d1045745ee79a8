import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  return {
    percent: shown(facts.setting('percentcod').label, language),
    'gateway.cod': shown(facts.label('wc-cash-on-delivery').label, language),
  };
}

export type CodWords = WordsOf<typeof words, typeof select>;

export const sourceOfCodVat = toolSource({words, fromQuery, select});
