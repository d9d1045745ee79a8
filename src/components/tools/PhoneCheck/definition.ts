import type {Language} from '../../../facts';
import type {Facts, PropsOf} from '../../definitions/definition';
import {inLanguage} from '../../definitions/text';
import {defineTool} from '../common/define';
import {fromQuery} from './address';
import words from './words.json';

function factsFor(facts: Facts, language: Language) {
  return {required: inLanguage(facts.message('checkout-phone-required').text, language)};
}

const definition = defineTool({
  words,
  fromQuery,
  factsFor,
  examples: {
    good: 'phone-billing=%2B79991234567',
    letters: 'phone-billing=8 999 xxx&phone-shipping=%2B37529&phone-country=',
  },
});

export default definition;

export type Props = PropsOf<typeof definition>;

export type Words = Props['words'];
