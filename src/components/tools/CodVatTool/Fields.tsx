import React from 'react';
import Segmented from '../../ui/Segmented';
import {Check, optionsOf} from '../common/Choice';
import Field from '../common/Field';
import Group, {Add} from '../common/Group';
import {fill} from '../common/text';
import {listField, numberField, optionalField} from '../common/typed';
import {useRowKeys} from '../common/useRowKeys';
import {money, mostNumbers, mostProducts, percents, pieces} from './address';
import type {Words} from './definition';
import {type CodInput, type CodProduct, gateways} from './types';

const price = numberField(money);
const percent = numberField(percents);
const surcharge = optionalField({min: 0, max: 1000});
const count = numberField(pieces);
const rates = listField(percents, mostNumbers);
const split = listField(pieces, mostNumbers);
const another: CodProduct = {price: 600, quantity: 1, taxable: true, rates: [20], split: []};

interface Props {
  input: CodInput;
  set: (changed: Partial<CodInput>) => void;
  words: Words;
}

/** The order and the settings that decide about its waybill. */
export default function Fields({input, set, words}: Props) {
  const {products} = input;
  const {keys, drop} = useRowKeys(products.length);
  const change = (index: number, changed: Partial<CodProduct>) =>
    set({products: products.map((one, at) => (at === index ? {...one, ...changed} : one))});

  return (
    <>
      <Segmented
        legend={words.gateway}
        options={optionsOf(gateways, words, 'gateway')}
        value={input.gateway}
        onChange={(gateway) => set({gateway})}
      />
      <Segmented
        legend={words.contract}
        options={optionsOf(['1', '2'], words, 'contract')}
        value={input.tariffType === 1 ? '1' : '2'}
        onChange={(type) => set({tariffType: type === '1' ? 1 : 2})}
      />
      <Group legend={words.order}>
        <Field
          label={words.percent}
          unit="%"
          hint={words.percentHint}
          emptyMeaning={words.percentNothing}
          typed={surcharge}
          value={input.percent === '' ? null : Number(input.percent)}
          onValue={(value) => set({percent: value === null ? '' : String(value)})}
        />
        <Field
          label={words.delivery}
          unit={words.money}
          typed={price}
          value={input.delivery}
          onValue={(delivery) => set({delivery})}
        />
        <Field
          label={words.deliveryTax}
          unit="%"
          typed={percent}
          value={input.deliveryTaxPercent}
          onValue={(deliveryTaxPercent) => set({deliveryTaxPercent})}
        />
        <Field label={words.fees} unit={words.money} typed={price} value={input.fees} onValue={(fees) => set({fees})} />
        <Field
          label={words.giftCards}
          unit={words.money}
          typed={price}
          value={input.giftCards}
          onValue={(giftCards) => set({giftCards})}
        />
        <Check
          label={words.include}
          checked={input.pricesIncludeTax}
          onValue={(pricesIncludeTax) => set({pricesIncludeTax})}
        />
      </Group>
      {products.map((product, index) => (
        <Group
          key={keys[index]}
          legend={fill(words.product, {n: index + 1})}
          remove={
            products.length > 1
              ? {
                  label: fill(words.remove, {n: index + 1}),
                  onClick() {
                    drop(index);
                    set({products: products.filter((_, at) => at !== index)});
                  },
                }
              : undefined
          }
        >
          <ProductFields product={product} words={words} onChange={(changed) => change(index, changed)} />
        </Group>
      ))}
      {products.length < mostProducts && (
        <Add label={words.add} onAdd={() => set({products: [...products, another]})} />
      )}
    </>
  );
}

interface ProductProps {
  product: CodProduct;
  words: Words;
  onChange: (changed: Partial<CodProduct>) => void;
}

function ProductFields({product, words, onChange}: ProductProps) {
  return (
    <>
      <Field
        label={words.price}
        unit={words.money}
        typed={price}
        value={product.price}
        onValue={(value) => onChange({price: value})}
      />
      <Field
        label={words.quantity}
        typed={count}
        value={product.quantity}
        onValue={(quantity) => onChange({quantity})}
      />
      <Field
        label={words.rates}
        unit="%"
        hint={words.ratesHint}
        inputMode="text"
        typed={rates}
        value={product.rates}
        onValue={(values) => onChange({rates: [...values]})}
      />
      <Field
        label={words.split}
        hint={words.splitHint}
        emptyMeaning={words.splitNothing}
        inputMode="text"
        typed={split}
        value={product.split}
        onValue={(values) => onChange({split: [...values]})}
      />
      <Check label={words.taxable} checked={product.taxable} onValue={(taxable) => onChange({taxable})} />
    </>
  );
}
