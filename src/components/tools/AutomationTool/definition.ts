import type {Language} from '../../../facts';
import type {Facts, PropsOf} from '../../definitions/definition';
import {inLanguage} from '../../definitions/text';
import {defineTool} from '../common/define';
import {fromQuery} from './address';
import words from './words.json';

function factsFor(facts: Facts, language: Language) {
  return {
    gateways: inLanguage(facts.setting('automate-wait-gateways').label, language),
    switch: inLanguage(facts.setting('automate-orders').label, language),
  };
}

const definition = defineTool({
  words,
  fromQuery,
  factsFor,
  examples: {
    never: 'auto-paid=never',
    refused: 'auto-outcome=error',
    twice: 'auto-waits=0&auto-second-api=0&auto-outcome=lookup-error',
  },
});

export default definition;

export type Props = PropsOf<typeof definition>;

export type Words = Props['words'];
