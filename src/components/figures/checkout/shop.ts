import type {Language} from '../../../facts';
import {fillPlaceholders, labelsOf, messagesOf} from '../../definitions/text';
import type {Facts} from '../../definitions/definition';
import {mapWords, placesOf} from '../map/towns';
import type {Place} from '../map/types';
import type {Rate} from './cart';
import own from './words.json';

/** Tariffs that the shop of the figures offers, with the days that CDEK names. */
const offered = [
  {code: '136', days: ['2', '4']},
  {code: '368', days: ['2', '4']},
  {code: '137', days: ['3', '5']},
] as const;

/** The shop of both checkouts: its rates, the towns it delivers to, the map. */
export function shopWords(facts: Facts, language: Language) {
  const {period, ...messages} = messagesOf(facts, language, {
    period: 'checkout-rate-label-range',
    choose: 'checkout-choose',
    noAddress: 'checkout-no-address',
    noPhone: 'checkout-phone-required',
  });
  const rates: Rate[] = offered.map(({code, days}) => {
    const {name, needsPoint} = facts.tariff(code);
    // CDEK names its tariffs in Russian, whatever the language of the shop.
    return {code, label: fillPlaceholders(period, `CDEK: ${name.ru}`, ...days), needsPoint};
  });
  const places: Place[] = placesOf(language);
  return {
    ...own[language],
    ...messages,
    ...labelsOf(facts, language, {
      title: 'wc-checkout-block',
      ordered: 'wc-order-received',
      subtotal: 'wc-subtotal',
      shipping: 'wc-shipping',
      total: 'wc-total',
      bank: 'wc-direct-bank-transfer',
      cod: 'wc-cash-on-delivery',
    }),
    rates,
    places,
    map: {...mapWords(facts, language)},
  };
}
