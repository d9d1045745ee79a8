import type {Language} from '../../../facts';
import type {Facts, PropsOf} from '../../definitions/definition';
import {inLanguage} from '../../definitions/text';
import {defineTool} from '../common/define';
import {fromQuery} from './address';
import words from './words.json';

function factsFor(facts: Facts, language: Language) {
  return {
    percent: inLanguage(facts.setting('percentcod').label, language),
    'gateway.cod': inLanguage(facts.label('wc-cash-on-delivery').label, language),
  };
}

const definition = defineTool({
  words,
  fromQuery,
  factsFor,
  examples: {
    surprises:
      'cod-percent=105&cod-item=1000_3_22_1*2_1&cod-item=333.33_3_20*2__1&cod-delivery-tax=20&cod-fees=100&cod-gift-cards=200',
    other: 'cod-gateway=other&cod-percent=105',
    groupage: 'cod-type=2',
  },
});

export default definition;

export type Props = PropsOf<typeof definition>;

export type Words = Props['words'];
