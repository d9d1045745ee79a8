import type {Language} from '../../../facts';
import type {Facts, PropsOf} from '../../definitions/definition';
import {inLanguage} from '../../definitions/text';
import {defineTool} from '../common/define';
import {fromQuery} from './address';
import words from './words.json';

function factsFor(facts: Facts, language: Language) {
  const kind = (id: string) => inLanguage(facts.priceRule(id).label, language);
  return {
    key: facts.setting('delivery-price-rules').key,
    'list.door': inLanguage(facts.label('rules-by-courier').label, language),
    'list.office': inLanguage(facts.label('rules-to-pick-up').label, language),
    'type.free': kind('free'),
    'type.percentage': kind('percentage'),
    'type.fixed': kind('fixed'),
    'type.amount': kind('amount'),
  };
}

const definition = defineTool({
  words,
  fromQuery,
  factsFor,
  examples: {
    free: 'rules-door=2999_percentage_110&rules-door=_free_100&rules-office=1000_fixed_300&rules-office=2999_amount_-50&rules-office=_free_100',
    broken:
      'rules-door=_fixed_&rules-door=3000_percentage_0&rules-office=3000_percentage_-5&rules-wpml=90&rules-total=5000',
  },
});

export default definition;

export type Props = PropsOf<typeof definition>;

export type Words = Props['words'];
