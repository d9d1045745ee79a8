import type {Language} from '../../../../facts';
import {fillPlaceholders, inLanguage, labelsOf, messagesOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import {shopWords} from '../shop';
import {stateNames} from './states';
import words from './words.json';

/** What the classic checkout takes from the facts. */
function factsFor(facts: Facts, language: Language) {
  const {billing, required, ...labels} = labelsOf(facts, language, {
    billing: 'wc-billing-field',
    required: 'wc-required-field',
    details: 'wc-billing-details',
    yourOrder: 'wc-your-order',
    placeOrder: 'wc-place-order',
    enterAddress: 'wc-enter-address',
    noShipping: 'wc-no-shipping',
    noMethod: 'wc-no-method',
  });
  const fields = labelsOf(facts, language, {
    firstName: 'wc-first-name',
    address: 'wc-street-address',
    city: 'wc-town-city',
    postcode: 'wc-postcode-zip',
    phone: 'wc-phone',
  });
  const requires = (label: string) => fillPlaceholders(required, fillPlaceholders(billing, label));
  return {
    ...shopWords(facts, language),
    ...labels,
    ...messagesOf(facts, language, {
      noPoint: 'checkout-point-missing',
      rechoose: 'checkout-rechoose',
      noPoints: 'checkout-no-points',
    }),
    autoClose: inLanguage(facts.setting('map-auto-close').label, language),
    fields: {...fields},
    requires: {
      firstName: requires(fields.firstName),
      address: requires(fields.address),
      city: requires(fields.city),
      postcode: requires(fields.postcode),
      phone: requires(fields.phone),
    },
  };
}

const definition = define({
  words,
  factsFor,
  props: {state: stateNames},
  examples: {
    rates: {marks: 'city,rate,payment,choose,order'},
    map: {marks: 'plan,list,filters'},
    chosen: {marks: 'office,choose'},
    door: {marks: 'address,phone'},
  },
});

export default definition;

export type Props = FigureProps<typeof definition>;

export type Words = Props['words'];
