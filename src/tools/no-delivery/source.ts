import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  return {
    method: shown(facts.label('cdek-shipping').label, language),
    city: shown(facts.setting('city').label, language),
    tariffs: shown(facts.setting('tariff-list').label, language),
  };
}

export type NoDeliveryWords = WordsOf<typeof words, typeof select>;

export const sourceOfNoDelivery = toolSource({words, fromQuery, select});
