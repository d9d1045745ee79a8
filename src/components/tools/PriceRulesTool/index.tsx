import React from 'react';
import Field from '../common/Field';
import Group from '../common/Group';
import Notes from '../common/Notes';
import {fill, formatMoney} from '../common/text';
import Table from '../common/Table';
import Tool from '../common/Tool';
import {numberField, optionalField} from '../common/typed';
import {useToolInput} from '../common/useToolInput';
import {fromQuery, money, type PriceInput, rate, toQuery} from './address';
import Chart from './Chart';
import {checkRules} from './check';
import {Export, Import} from './Json';
import {priceFor} from './model';
import Rows from './Rows';
import {formatIssue, formatPrice, formatPrices, formatRows} from './text';
import type {Props, Words} from './definition';
import {exportRules, storedRules} from './stored';
import {tellingTotals} from './table';
import {type Group as ListName, groups, type Price} from './types';

const codec = {tool: 'rules', toQuery, fromQuery};
const sum = numberField(money);
const perUnit = optionalField(rate);

/** Rules for couriers and pickup points, and the resulting price of any order and any CDEK price. */
export default function PriceRulesTool({words, start}: Props) {
  const state = useToolInput(codec, start);
  const {input, setInput} = state;
  const prices = {door: priceOf(input, 'door'), office: priceOf(input, 'office')};
  const headline = formatPrices(prices, words);
  const applied = formatRows(prices, words);
  const issues = checkRules(input.rules).map((issue) => formatIssue(issue, words));

  return (
    <Tool
      anchor="price-rules-tool"
      words={words}
      state={state}
      headline={headline}
      text={() => [headline, ...applied, ...issues.map((issue) => `! ${issue}`), exportRules(input.rules)].join('\n')}
      fields={<Fields input={input} setInput={setInput} words={words} />}
    >
      {applied.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Notes notes={issues} />
      <Chart input={input} words={words} />
      <Prices input={input} words={words} />
      <Export rules={input.rules} words={words} />
    </Tool>
  );
}

interface PartProps {
  input: PriceInput;
  words: Words;
}

function Fields({input, setInput, words}: PartProps & {setInput: (input: PriceInput) => void}) {
  const {rules} = input;
  return (
    <>
      <Group legend={words.question}>
        <Field
          label={words.total}
          unit={words.money}
          typed={sum}
          value={input.orderTotal}
          onValue={(orderTotal) => setInput({...input, orderTotal})}
        />
        <Field
          label={words.price}
          unit={words.money}
          typed={sum}
          value={input.cdekPrice}
          onValue={(cdekPrice) => setInput({...input, cdekPrice})}
        />
        <Field
          label={words.wpml}
          emptyMeaning={words.wpmlNothing}
          typed={perUnit}
          value={input.rubPerUnit}
          onValue={(rubPerUnit) => setInput({...input, rubPerUnit})}
        />
      </Group>
      {groups.map((group) => (
        <Rows
          key={group}
          list={group}
          rules={rules[group]}
          update={(list) => setInput({...input, rules: {...rules, [group]: list}})}
          words={words}
        />
      ))}
      <Import update={(read) => setInput({...input, rules: read})} words={words} />
    </>
  );
}

/** Goods totals on both sides of every threshold, that of the order marked; CDEK's price, half and double. */
function Prices({input, words}: PartProps) {
  const {rules, orderTotal, cdekPrice} = input;
  const stored = storedRules(rules);
  const totals = [...new Set([orderTotal, ...groups.flatMap((group) => tellingTotals(stored, group))])].sort(
    (a, b) => a - b,
  );
  const cdekPrices = [...new Set([cdekPrice / 2, cdekPrice, cdekPrice * 2])];
  const money = (value: number) => formatMoney(value, words.language);
  const columns = groups.flatMap((group) => cdekPrices.map((price) => ({group, price})));

  return (
    <Table
      caption={words.tableTitle}
      head={[
        words['col.total'],
        ...columns.map(({group, price}) => fill(words[`col.${group}`], {price: money(price)})),
      ]}
      rows={totals.map((total) => [
        money(total),
        ...columns.map(({group, price}) =>
          formatPrice(priceOf({...input, orderTotal: total, cdekPrice: price}, group), words),
        ),
      ])}
      current={totals.indexOf(orderTotal)}
    />
  );
}

function priceOf({rules, orderTotal, cdekPrice, rubPerUnit}: PriceInput, group: ListName): Price {
  return priceFor({
    stored: storedRules(rules),
    group,
    orderTotal,
    listPrice: cdekPrice,
    exactPrice: cdekPrice,
    rubPerUnit,
  });
}
