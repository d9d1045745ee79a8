import React, {type ReactNode, useId} from 'react';
import {Check, Select} from '../common/Choice';
import Field from '../common/Field';
import {useTool} from '../common/context';
import Group, {Add} from '../common/Group';
import Hint from '../common/Hint';
import {formatLimits} from '../common/limits';
import {fill} from '../common/text';
import {numberField, textField} from '../common/typed';
import {useRowKeys} from '../common/useRowKeys';
import {mostPieces, mostProducts} from './address';
import type {Words} from './definition';
import {dimensionUnits, type Measures, type ParcelInput, type Product, sides, weightUnits} from './types';

const measure = textField(15, /^\s*\d{0,7}(?:[.,]\d{0,6})?\s*$/, {
  kind: 'measure',
  orNothing: true,
  values: {before: 7, after: 6},
});
const pieces = numberField({min: 1, max: mostPieces, whole: true});
const another: Product = {length: '20', width: '15', height: '10', weight: '0.5', quantity: 1};

interface Props {
  input: ParcelInput;
  setInput: (input: ParcelInput) => void;
  words: Words;
}

/** Fields of the shop, the settings and the cart. */
export default function Fields({input, setInput, words}: Props) {
  const {products, defaults, dimensionUnit, weightUnit, forceDefaults} = input;
  const {keys, drop} = useRowKeys(products.length);
  const change = (index: number, changed: Partial<Product>) =>
    setInput({...input, products: products.map((one, at) => (at === index ? {...one, ...changed} : one))});

  return (
    <>
      <Group legend={words.defaults} narrow>
        <MeasureFields
          measures={defaults}
          labels={{
            length: words['default.length'],
            width: words['default.width'],
            height: words['default.height'],
            // The unit follows the plugin's label.
            weight: `${words['default.weight']} ${words[`short.${weightUnit}`]}`,
          }}
          units={{size: words['short.cm']}}
          onChange={(changed) => setInput({...input, defaults: {...defaults, ...changed}})}
        />
        <Check
          label={words.toggle}
          checked={forceDefaults}
          onValue={(checked) => setInput({...input, forceDefaults: checked})}
        />
      </Group>
      <Group legend={words.shop}>
        <Select
          label={words.sizeUnit}
          options={dimensionUnits.map((unit) => ({value: unit, label: `${words[`unit.${unit}`]} (${unit})`}))}
          value={dimensionUnit}
          onValue={(unit) => setInput({...input, dimensionUnit: unit})}
        />
        <Select
          label={words.weightUnit}
          options={weightUnits.map((unit) => ({
            value: unit,
            label: unit === 'other' ? words['unit.other'] : `${words[`unit.${unit}`]} (${unit})`,
          }))}
          value={weightUnit}
          onValue={(unit) => setInput({...input, weightUnit: unit})}
        />
      </Group>
      {products.map((product, index) => (
        <Group
          key={keys[index]}
          legend={fill(words.product, {n: index + 1})}
          narrow
          remove={
            products.length > 1
              ? {
                  label: fill(words.remove, {n: index + 1}),
                  onClick() {
                    drop(index);
                    setInput({...input, products: products.filter((_, at) => at !== index)});
                  },
                }
              : undefined
          }
        >
          <MeasureFields
            measures={product}
            labels={words}
            units={{size: words[`short.${dimensionUnit}`], weight: words[`short.${weightUnit}`]}}
            onChange={(changed) => change(index, changed)}
          >
            <Field
              label={words.quantity}
              typed={pieces}
              value={product.quantity}
              onValue={(quantity) => change(index, {quantity})}
            />
          </MeasureFields>
        </Group>
      ))}
      {products.length < mostProducts && (
        <Add label={words.add} onAdd={() => setInput({...input, products: [...products, another]})} />
      )}
    </>
  );
}

interface MeasureProps {
  measures: Measures;
  labels: Record<keyof Measures, string>;
  units: {size: string; weight?: string};
  onChange: (changed: Partial<Measures>) => void;
  /** Further fields in the same row. */
  children?: ReactNode;
}

/** Sizes and weight; the limits of all four are shown once, below the row. */
function MeasureFields({measures, labels, units, onChange, children}: MeasureProps) {
  const {words} = useTool();
  const hintId = useId();
  return (
    <>
      {[...sides, 'weight' as const].map((name) => (
        <Field
          key={name}
          label={labels[name]}
          unit={name === 'weight' ? units.weight : units.size}
          typed={measure}
          hintId={hintId}
          value={measures[name]}
          onValue={(typed) => onChange({[name]: typed.trim()})}
        />
      ))}
      {children}
      <Hint id={hintId} wide>
        {formatLimits(measure.accepts, words)}
      </Hint>
    </>
  );
}
