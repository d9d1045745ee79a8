import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  return {
    setting: shown(facts.setting('tariff-name').label, language),
    'rules.door': shown(facts.label('rules-by-courier').label, language),
    'rules.office': shown(facts.label('rules-to-pick-up').label, language),
    serviceNames: ['services-ban-attachment-inspection', 'services-trying-on', 'services-part-deliv']
      .map((id) => quote(shown(facts.setting(id).label, language), language))
      .join(', '),
    tariffs: facts.tariffs.tariffs.map(
      ({code, name, from, to, type, needsPoint, rulesGroup, items, services, courier}) => ({
        code,
        name: name[language],
        from,
        to,
        type,
        needsPoint,
        rulesGroup,
        items,
        services,
        courier,
      }),
    ),
  };
}

const quote = (label: string, language: Language) => (language === 'ru' ? `«${label}»` : `"${label}"`);

export type FinderWords = WordsOf<typeof words, typeof select>;

export const sourceOfTariffFinder = toolSource({words, fromQuery, select});
