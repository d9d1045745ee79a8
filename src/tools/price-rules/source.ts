import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  const kind = (id: string) => shown(facts.priceRule(id).label, language);
  return {
    key: facts.setting('delivery-price-rules').key,
    'list.door': shown(facts.label('rules-by-courier').label, language),
    'list.office': shown(facts.label('rules-to-pick-up').label, language),
    'type.free': kind('free'),
    'type.percentage': kind('percentage'),
    'type.fixed': kind('fixed'),
    'type.amount': kind('amount'),
  };
}

export type RulesWords = WordsOf<typeof words, typeof select>;

export const sourceOfPriceRules = toolSource({words, fromQuery, select});
