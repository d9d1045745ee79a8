import {describe, expect, it} from 'vitest';
import * as facts from '../../../facts';
import {contentFor} from '../../definitions/content';
import blockCheckout from './BlockCheckout/definition';
import classicCheckout from './ClassicCheckout/definition';
import pickupMap from './PickupMap/definition';

describe('the words of the checkouts', () => {
  it('are those of the facts, their placeholders filled in', () => {
    for (const definition of [classicCheckout, blockCheckout]) {
      const {words} = contentFor(definition, 'ru', {});
      expect(words.choose).toBe(facts.message('checkout-choose').text.ru);
      expect(words.rates).toContainEqual({
        code: '136',
        label: 'CDEK: Посылка склад-склад, (2-4 days)',
        needsPoint: true,
      });
      expect(JSON.stringify(words)).not.toMatch(/%\d?\$?s/);
    }
  });

  it('name the field that WooCommerce misses', () => {
    const {words} = contentFor(classicCheckout, 'en', {});
    expect(words.requires).toMatchObject({phone: 'Billing Phone is a required field.'});
    const block = contentFor(blockCheckout, 'en', {});
    expect(block.words.faults).toMatchObject({postcode: 'Please enter a valid postal code'});
  });

  it.each([classicCheckout, blockCheckout, pickupMap])('know their states', (definition) => {
    expect(() => contentFor(definition, 'ru', {state: 'no-point'})).toThrow(/nearest: (?:no-points|point)/);
  });
});

it('the map of a page brings one town along', () => {
  const names = (state: string) => {
    const {words} = contentFor(pickupMap, 'en', {state});
    return (words.places as {name: string}[]).map(({name}) => name);
  };
  expect(names('points')).toEqual(['Kazan']);
  expect(names('no-points')).toEqual(['Dubki']);
});
