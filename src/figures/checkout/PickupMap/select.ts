import type {Language} from '../../../facts';
import {labelsOf, oneOf} from '../../build/say';
import type {Attributes, Facts} from '../../build/types';
import {mapWords, placesOf} from '../../map/select';
import type {Place} from '../../map/types';

export const stateNames = ['points', 'point', 'empty', 'no-points'] as const;
export type StateName = (typeof stateNames)[number];

/** What the map takes from the facts, and the town that it shows; throws Error on an unknown state. */
export function select(facts: Facts, language: Language, attributes: Attributes) {
  const state = oneOf(attributes, 'state', stateNames, 'points');
  const wanted = placesOf(language).filter(({points}) => (points.length === 0) === (state === 'no-points'));
  const places: Place[] = wanted.slice(0, 1);
  return {
    ...labelsOf(facts, language, {title: 'wc-checkout-block'}),
    map: {...mapWords(facts, language)},
    places,
  };
}
