import fc, {type Arbitrary} from 'fast-check';
import {describe, expect, it} from 'vitest';
import * as automation from '../AutomationTool/address';
import {gateways as payments} from '../AutomationTool/scenario';
import {outcomes} from '../AutomationTool/types';
import * as kind from '../CheckoutKind/address';
import {editorAnswers, shopAnswers, statusAnswers} from '../CheckoutKind/model';
import * as cod from '../CodVatTool/address';
import {gateways} from '../CodVatTool/types';
import * as noDelivery from '../NoDelivery/address';
import {answers, causes, logSigns} from '../NoDelivery/model';
import * as parcel from '../ParcelTool/address';
import {dimensionUnits, weightUnits} from '../ParcelTool/types';
import * as phone from '../PhoneCheck/address';
import * as rules from '../PriceRulesTool/address';
import {ruleTypes} from '../PriceRulesTool/types';
import * as finder from '../TariffFinder/address';
import {contracts, fromPlaces, toPlaces} from '../TariffFinder/model';
import type {FromAddress} from './address';
import {anyQuery} from './anyQuery.fixture';
import {ownPart, withOwnPart} from './query';

const one = fc.constantFrom;
const cents = (max: number) => fc.integer({min: 0, max: max * 100}).map((value) => value / 100);
const measure = fc.stringMatching(/^\d{0,7}(?:[.,]\d{0,6})?$/);
const measures = {length: measure, width: measure, height: measure, weight: measure};
const minute = fc.option(fc.integer({min: 0, max: automation.lastMinute}));
const percent = cents(100);
const rule = fc.record({
  to: fc.option(fc.integer({min: -1000, max: 10_000_000})),
  type: one(...ruleTypes),
  value: cents(1000),
});
const ruleList = fc.array(rule, {minLength: 1, maxLength: rules.mostRules});

interface Codec<Input> {
  toQuery: (input: Input) => string;
  fromQuery: (query: string) => FromAddress<Input>;
  inputs: Arbitrary<Input>;
}

function check<Input>(name: string, prefix: string, {toQuery, fromQuery, inputs}: Codec<Input>): void {
  describe(name, () => {
    it('is the same after a round trip through its address', () => {
      fc.assert(
        fc.property(inputs, (input) => {
          const query = toQuery(input);
          // No server accepts longer ones.
          fc.pre(query.length <= 8000);
          const {input: read, ignored} = fromQuery(query);
          expect(ignored).toEqual([]);
          expect(toQuery(read)).toBe(query);
          // The phone check writes masked numbers into its address.
          if (prefix !== 'phone') {
            expect(read).toEqual(input);
          }
        }),
      );
    });

    it('never throws, lists what it ignores, and is the example then', () => {
      const example = fromQuery('').input;
      const key = one('item', 'door', 'from', 'total', 'paid', 'zone', 'billing', 'shop', 'names', 'x', '__proto__');
      const nonsense = fc.string({unit: 'binary', maxLength: 60}).map((text) => `<${text}`);
      fc.assert(
        fc.property(key, nonsense, (name, value) => {
          const {input, ignored} = fromQuery(`${prefix}-${name}=${encodeURIComponent(value)}`);
          if (ignored.length > 0) {
            expect(input).toEqual(example);
          } else {
            // Only text parameters accept anything.
            expect(['phone', 'tariff']).toContain(prefix);
          }
        }),
      );
    });

    it('accepts of any address only what it would write itself', () => {
      const written = fc.sample(inputs, {numRuns: 100, seed: 7}).map(toQuery);
      fc.assert(
        fc.property(anyQuery(prefix, written), (any) => {
          const own = toQuery(fromQuery(any).input);
          const {input, ignored} = fromQuery(own);
          expect(ignored).toEqual([]);
          expect(toQuery(input)).toBe(own);
        }),
        {numRuns: 2000},
      );
    });

    it('shares an address with others', () => {
      fc.assert(
        fc.property(inputs, fc.webQueryParameters(), (input, foreign) => {
          const own = toQuery(input);
          const search = withOwnPart(`?${foreign}`, prefix, own);
          expect(ownPart(search, prefix)).toBe(own);
          const left = new URLSearchParams(withOwnPart(search, prefix, ''));
          const before = [...new URLSearchParams(`?${foreign}`)].filter(([name]) => !name.startsWith(`${prefix}-`));
          expect([...left]).toEqual(before);
        }),
      );
    });
  });
}

check('parcel', 'parcel', {
  ...parcel,
  inputs: fc.record({
    products: fc.array(fc.record({...measures, quantity: fc.integer({min: 1, max: parcel.mostPieces})}), {
      minLength: 1,
      maxLength: parcel.mostProducts,
    }),
    dimensionUnit: one(...dimensionUnits),
    weightUnit: one(...weightUnits),
    defaults: fc.record(measures),
    forceDefaults: fc.boolean(),
  }),
});

check('price rules', 'rules', {
  ...rules,
  inputs: fc.record({
    rules: fc.record({door: ruleList, office: ruleList}),
    orderTotal: cents(10_000_000),
    cdekPrice: cents(10_000_000),
    rubPerUnit: fc.option(fc.integer({min: 1, max: 100_000})),
  }),
});

check('tariff finder', 'tariff', {
  ...finder,
  inputs: fc.record({
    from: one(...fromPlaces),
    to: one(...toPlaces),
    contract: one(...contracts),
    names: fc
      .string({unit: 'grapheme', maxLength: finder.longestNames})
      .filter(({length}) => length <= finder.longestNames),
  }),
});

check('cash on delivery', 'cod', {
  ...cod,
  inputs: fc.record({
    products: fc.array(
      fc.record({
        price: cents(10_000_000),
        quantity: fc.integer({min: 1, max: 1000}),
        taxable: fc.boolean(),
        rates: fc.array(percent, {maxLength: cod.mostNumbers}),
        split: fc.array(fc.integer({min: 1, max: 1000}), {maxLength: cod.mostNumbers}),
      }),
      {minLength: 1, maxLength: cod.mostProducts},
    ),
    pricesIncludeTax: fc.boolean(),
    percent: fc.option(cents(1000), {nil: ''}).map(String),
    gateway: one(...gateways),
    tariffType: one(1, 2),
    delivery: cents(10_000_000),
    deliveryTaxPercent: percent,
    fees: cents(10_000_000),
    giftCards: cents(10_000_000),
  }),
});

check('automation', 'auto', {
  ...automation,
  inputs: fc.record({
    gateway: one(...payments),
    waits: fc.boolean(),
    paidAtMinute: minute,
    cancelledAtMinute: minute,
    automation: fc.boolean(),
    secondApi: fc.boolean(),
    cronRuns: fc.boolean(),
    outcome: one(...outcomes),
  }),
});

check('kind of checkout', 'checkout', {
  ...kind,
  inputs: fc.record({
    shop: fc.option(one(...shopAnswers)),
    status: fc.option(one(...statusAnswers)),
    editor: fc.option(one(...editorAnswers)),
  }),
});

check('no delivery', 'nodelivery', {
  ...noDelivery,
  inputs: fc.record({
    answers: fc.dictionary(one(...causes), one(...answers), {noNullPrototype: true}),
    log: one(...logSigns),
  }),
});

check('phone', 'phone', {
  ...phone,
  inputs: fc.record({
    billingPhone: fc.string({unit: 'grapheme-ascii', maxLength: phone.longestPhone}),
    shippingPhone: fc.string({unit: 'grapheme-ascii', maxLength: phone.longestPhone}),
    country: one('', 'RU', 'KZ', 'XX'),
  }),
});
