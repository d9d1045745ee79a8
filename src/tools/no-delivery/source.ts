import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  return {
    entries: facts.logEntry('calculate-empty-city-code').text.split(':')[0] ?? '',
    'log-empty-city-code': facts.logEntry('calculate-empty-city-code').text,
    'log-auth-error': facts.logEntry('calculate-auth-error').text,
    method: shown(facts.label('cdek-shipping').label, language),
    city: shown(facts.setting('city').label, language),
    tariffs: shown(facts.setting('tariff-list').label, language),
  };
}

export type NoDeliveryWords = WordsOf<typeof words, typeof select>;

export const sourceOfNoDelivery = toolSource({words, fromQuery, select});
