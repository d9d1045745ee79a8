import {describe, expect, it} from 'vitest';
import * as facts from '../../facts';
import {wordsFor} from '../build/words';
import {sourceOfBlockCheckout} from './BlockCheckout/source';
import {sourceOfClassicCheckout} from './ClassicCheckout/source';
import {sourceOfPickupMap} from './PickupMap/source';

describe('the words of the checkouts', () => {
  it('are those of the facts, their placeholders filled in', () => {
    for (const source of [sourceOfClassicCheckout, sourceOfBlockCheckout]) {
      const {words} = wordsFor(source, facts, 'ru', {});
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
    const {words} = wordsFor(sourceOfClassicCheckout, facts, 'en', {});
    expect(words.requires).toMatchObject({phone: 'Billing Phone is a required field.'});
    const block = wordsFor(sourceOfBlockCheckout, facts, 'en', {});
    expect(block.words.faults).toMatchObject({postcode: 'Please enter a valid postal code'});
  });

  it.each([sourceOfClassicCheckout, sourceOfBlockCheckout, sourceOfPickupMap])('know their states', (source) => {
    expect(() => wordsFor(source, facts, 'ru', {state: 'no-point'})).toThrow(/nearest: (?:no-points|point)/);
  });
});

it('the map of a page brings one town along', () => {
  const names = (state: string) => {
    const {words} = wordsFor(sourceOfPickupMap, facts, 'en', {state});
    return (words.places as {name: string}[]).map(({name}) => name);
  };
  expect(names('points')).toEqual(['Kazan']);
  expect(names('no-points')).toEqual(['Dubki']);
});
