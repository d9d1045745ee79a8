import type {Language} from '../../../../facts';
import {labelsOf} from '../../../definitions/text';
import {define, type Attributes, type Facts, type FigureProps} from '../../../definitions/definition';
import {mapWords, placesOf} from '../../map/towns';
import type {Place} from '../../map/types';
import words from './words.json';

/** What the map takes from the facts, and the town that it shows. */
function factsFor(facts: Facts, language: Language, attributes: Attributes) {
  const {state = 'points'} = attributes;
  const wanted = placesOf(language).filter(({points}) => (points.length === 0) === (state === 'no-points'));
  const places: Place[] = wanted.slice(0, 1);
  return {
    ...labelsOf(facts, language, {title: 'wc-checkout-block'}),
    map: {...mapWords(facts, language)},
    places,
  };
}

const definition = define({
  words,
  factsFor,
  props: {state: ['points', 'point', 'no-points']},
  examples: {points: {marks: 'plan,list,filters'}, point: {marks: 'select'}},
});

export default definition;

export type Props = FigureProps<typeof definition>;
