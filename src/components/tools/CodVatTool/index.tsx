import React from 'react';
import Notes from '../common/Notes';
import {formatMoney} from '../common/text';
import Table from '../common/Table';
import Tool from '../common/Tool';
import {useToolInput} from '../common/useToolInput';
import {fromQuery, toQuery} from './address';
import {calculateCod, findSurprises} from './cod';
import Fields from './Fields';
import {formatDelivery, formatSurprise, formatTotals, formatVat} from './text';
import type {Props, Words} from './definition';
import type {CodResult} from './types';

const codec = {tool: 'cod', toQuery, fromQuery};

/** What is on the waybill and what the buyer sees, for cash on delivery and VAT. */
export default function CodVatTool({words, start}: Props) {
  const state = useToolInput(codec, start);
  const {input, setInput} = state;
  const result = calculateCod(input);
  const headline = formatTotals(result, words);
  const notes = findSurprises(input, result).map((surprise) => formatSurprise(surprise, words));
  const head = [words.place, words.item, words.amount, words.cost, words.value, words.vat];
  const rows = formatItems(result, words);
  const delivery = formatDelivery(result, words);

  return (
    <Tool
      anchor="cod-tool"
      words={words}
      state={state}
      headline={headline}
      text={() =>
        [
          headline,
          ...rows.map((row) => row.map((cell, index) => `${head[index] ?? ''}: ${cell}`).join('; ')),
          delivery,
          ...notes.map((note) => `! ${note}`),
        ].join('\n')
      }
      fields={<Fields input={input} set={(changed) => setInput({...input, ...changed})} words={words} />}
    >
      {rows.length > 0 ? <Table caption={words.tableTitle} head={head} rows={rows} /> : <p>{words.noItems}</p>}
      <p>{delivery}</p>
      <Notes notes={notes} />
    </Tool>
  );
}

function formatItems({waybill}: CodResult, words: Words): string[][] {
  const money = (value: number) => formatMoney(value, words.language);
  return waybill.packages.flatMap((items, place) =>
    (items ?? []).map(({line, amount, cost, payment}) => [
      String(place + 1),
      String(line + 1),
      String(amount),
      money(cost),
      money(payment.value),
      formatVat(payment, words),
    ]),
  );
}
