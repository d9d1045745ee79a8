import {describe, expect, it} from 'vitest';
import * as facts from '../../../facts';
import {initialInput} from './address';
import {calculateParcel} from './model';
import definition, {type Words} from './definition';
import {formatSteps} from './steps';
import {findSurprises} from './surprises';
import type {ParcelInput} from './types';

function format(change: Partial<ParcelInput>, language: 'ru' | 'en' = 'en') {
  const words = {...definition.words[language], ...definition.factsFor(facts, language, {})} as Words;
  const input = {...initialInput, ...change};
  const result = calculateParcel(input);
  const surprises = findSurprises(input, result);
  return {steps: formatSteps(input, result, surprises, words), surprises};
}

describe('the steps of a parcel', () => {
  it.each([
    {},
    {dimensionUnit: 'in', weightUnit: 'oz'},
    {forceDefaults: true, products: [{length: '', width: '1.5', height: '2', weight: '', quantity: 3}]},
    {weightUnit: 'other', products: [{length: '1', width: '2', height: '3', weight: '0.00', quantity: 1}]},
  ] satisfies Partial<ParcelInput>[])('list every surprise of %j once, with all placeholders filled in', (change) => {
    for (const language of ['ru', 'en'] as const) {
      const {steps, surprises} = format(change, language);
      const listed = steps.flatMap(({surprises: own}) => own);
      // A default that replaces nothing has no step of its own.
      expect(listed).toHaveLength(surprises.length);
      expect([...listed, ...steps.map(({text}) => text)].filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
    }
  });
});
