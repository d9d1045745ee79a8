import React from 'react';
import Segmented from '../../ui/Segmented';
import {optionsOf} from '../common/Choice';
import DescriptionList from '../common/DescriptionList';
import Notes from '../common/Notes';
import {fill} from '../common/text';
import tool from '../common/styles.module.css';
import Table from '../common/Table';
import Tool from '../common/Tool';
import {useToolInput} from '../common/useToolInput';
import {type FinderInput, fromQuery, toQuery} from './address';
import Builder from './Builder';
import {checkNames} from './check';
import {contracts, findTariffs, fromPlaces, toPlaces} from './model';
import {nameAtCheckout, parseNames} from './names';
import {formatIssue, formatNotes, formatTariff} from './text';
import type {Props, Words} from './definition';

const codec = {tool: 'tariff', toQuery, fromQuery};

/** Tariffs of a route and a contract, and the string that renames them. */
export default function TariffFinder({words, start}: Props) {
  const state = useToolInput(codec, start);
  const {input, setInput} = state;
  const found = findTariffs(words.tariffs, input);
  const head = [words.code, words.name, words.route, words.items, words.services];
  const rows = found.map((tariff) => formatTariff(tariff, words));
  const notes = formatNotes(found, words);
  const known = words.tariffs.map(({code}) => code);
  const issues = checkNames(input.names, known).map((issue) => formatIssue(issue, words));
  const named = new Set(parseNames(input.names).map(({code}) => code.trim()));
  const shown = words.tariffs
    .filter(({code}) => named.has(String(code)))
    .map(({code, name}) => [String(code), nameAtCheckout(input.names, code, name).name]);
  const headline = found.length > 0 ? fill(words.headline, {count: found.length}) : words['headline.none'];

  return (
    <Tool
      anchor="tariff-tool"
      words={words}
      state={state}
      headline={headline}
      text={() =>
        [
          headline,
          ...rows.map((row) => row.map((cell, column) => `${head[column]}: ${cell}`).join('; ')),
          ...notes.map(({name, value}) => `${name} ${value}`),
          ...(input.names === '' ? [] : [`${words.setting}: ${input.names}`, ...issues]),
        ].join('\n')
      }
      fields={
        <>
          <Route input={input} setInput={setInput} words={words} />
          <Builder
            input={input}
            codes={found.map(({code}) => code)}
            setNames={(names) => setInput({...input, names})}
            words={words}
          />
        </>
      }
    >
      {rows.length > 0 && (
        <>
          <Table caption={words.tableTitle} head={head} rows={rows} />
          <p className={tool.over}>{words.notes}</p>
          <DescriptionList rows={notes} />
        </>
      )}
      {input.names !== '' && (
        <>
          {issues.length > 0 ? <Notes notes={issues} /> : <p>{words.ready}</p>}
          {shown.length > 0 && <Table caption={words.shownCaption} head={[words.code, words.shown]} rows={shown} />}
        </>
      )}
    </Tool>
  );
}

interface RouteProps {
  input: FinderInput;
  setInput: (input: FinderInput) => void;
  words: Words;
}

function Route({input, setInput, words}: RouteProps) {
  return (
    <>
      <Segmented
        legend={words.from}
        options={optionsOf(fromPlaces, words, 'from')}
        value={input.from}
        onChange={(from) => setInput({...input, from})}
      />
      <Segmented
        legend={words.to}
        options={optionsOf(toPlaces, words, 'to')}
        value={input.to}
        onChange={(to) => setInput({...input, to})}
      />
      <Segmented
        legend={words.contract}
        options={optionsOf(contracts, words, 'contract')}
        value={input.contract}
        onChange={(contract) => setInput({...input, contract})}
      />
    </>
  );
}
