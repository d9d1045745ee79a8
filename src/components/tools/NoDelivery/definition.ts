import type {Language} from '../../../facts';
import type {Facts, PropsOf} from '../../definitions/definition';
import {inLanguage} from '../../definitions/text';
import {defineTool} from '../common/define';
import {fromQuery} from './address';
import words from './words.json';

function factsFor(facts: Facts, language: Language) {
  return {
    entries: facts.logEntry('calculate-empty-city-code').text.split(':')[0] ?? '',
    'log-empty-city-code': facts.logEntry('calculate-empty-city-code').text,
    'log-auth-error': facts.logEntry('calculate-auth-error').text,
    method: inLanguage(facts.label('cdek-shipping').label, language),
    city: inLanguage(facts.setting('city').label, language),
    tariffs: inLanguage(facts.setting('tariff-list').label, language),
  };
}

const definition = defineTool({
  words,
  fromQuery,
  factsFor,
  examples: {
    cause: 'nodelivery-zone=yes&nodelivery-country=unsure&nodelivery-city=no',
    exhausted:
      'nodelivery-log=price-there&nodelivery-address-hidden=yes&nodelivery-cached=yes&nodelivery-hidden-elsewhere=yes',
  },
});

export default definition;

export type Props = PropsOf<typeof definition>;

export type Words = Props['words'];
