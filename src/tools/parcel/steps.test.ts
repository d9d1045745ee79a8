import {describe, expect, it} from 'vitest';
import * as facts from '../../facts';
import {initialInput} from './address';
import {calculateParcel} from './model';
import {type ParcelWords, sourceOfParcel} from './source';
import {tellSteps} from './steps';
import {findSurprises} from './surprises';
import type {ParcelInput} from './types';

function tell(change: Partial<ParcelInput>, language: 'ru' | 'en' = 'en') {
  const words = {...sourceOfParcel.words[language], ...sourceOfParcel.select(facts, language, {})} as ParcelWords;
  const input = {...initialInput, ...change};
  const result = calculateParcel(input);
  const surprises = findSurprises(input, result);
  return {steps: tellSteps(input, result, surprises, words), surprises};
}

describe('the steps of a parcel', () => {
  it.each([
    {},
    {dimensionUnit: 'in', weightUnit: 'oz'},
    {forceDefaults: true, products: [{length: '', width: '1.5', height: '2', weight: '', quantity: 3}]},
    {weightUnit: 'other', products: [{length: '1', width: '2', height: '3', weight: '0.00', quantity: 1}]},
  ] satisfies Partial<ParcelInput>[])('tell every surprise of %j once, with all places filled in', (change) => {
    for (const language of ['ru', 'en'] as const) {
      const {steps, surprises} = tell(change, language);
      const told = steps.flatMap(({surprises: own}) => own);
      // A default that replaces nothing has no step of its own.
      expect(told).toHaveLength(surprises.length);
      expect([...told, ...steps.map(({text}) => text)].filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
    }
  });
});
