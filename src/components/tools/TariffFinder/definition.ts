import type {Language} from '../../../facts';
import type {Facts, PropsOf} from '../../definitions/definition';
import {inLanguage} from '../../definitions/text';
import {defineTool} from '../common/define';
import {fromQuery} from './address';
import words from './words.json';

function factsFor(facts: Facts, language: Language) {
  return {
    setting: inLanguage(facts.setting('tariff-name').label, language),
    rulesToDoor: inLanguage(facts.label('rules-by-courier').label, language),
    rulesToPoints: inLanguage(facts.label('rules-to-pick-up').label, language),
    serviceNames: ['services-ban-attachment-inspection', 'services-trying-on', 'services-part-deliv']
      .map((id) => quote(inLanguage(facts.setting(id).label, language), language))
      .join(', '),
    tariffs: facts.tariffs.tariffs.map(({code, name, from, to, type, rulesGroup, items, services, courier}) => ({
      code,
      name: name[language],
      from,
      to,
      type,
      rulesGroup,
      items,
      services,
      courier,
    })),
  };
}

const quote = (label: string, language: Language) => (language === 'ru' ? `«${label}»` : `"${label}"`);

const definition = defineTool({
  words,
  fromQuery,
  factsFor,
  examples: {
    none: 'tariff-from=door&tariff-to=locker&tariff-contract=delivery',
    names:
      'tariff-from=any&tariff-to=any&tariff-contract=any&tariff-names=136-Pick-up point; 137-Courier,138-Door;139—Door;999-X;234-A;234-B',
  },
});

export default definition;

export type Props = PropsOf<typeof definition>;

export type Words = Props['words'];
