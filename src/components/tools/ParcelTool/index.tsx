import React from 'react';
import Notes from '../common/Notes';
import Tool from '../common/Tool';
import {useToolInput} from '../common/useToolInput';
import {fromQuery, toQuery} from './address';
import Fields from './Fields';
import {calculateParcel} from './model';
import type {Props} from './definition';
import {formatParcel, formatSteps} from './steps';
import {findSurprises} from './surprises';

const codec = {tool: 'parcel', toQuery, fromQuery};

/** From products and settings to the parcel in the request to CDEK, step by step. */
export default function ParcelTool({words, start}: Props) {
  const state = useToolInput(codec, start);
  const result = calculateParcel(state.input);
  const steps = formatSteps(state.input, result, findSurprises(state.input, result), words);
  const headline = formatParcel(result, words);

  return (
    <Tool
      anchor="parcel-tool"
      words={words}
      state={state}
      headline={headline}
      text={() =>
        [`${headline} (${words.order}).`, ...steps.flatMap(({text, surprises}) => [text, ...surprises.map(mark)])].join(
          '\n',
        )
      }
      fields={<Fields input={state.input} setInput={state.setInput} words={words} />}
    >
      <p>{words.order}</p>
      <ol>
        {steps.map(({text, surprises}, index) => (
          <li key={index}>
            {text}
            <Notes label={words.surprises} notes={surprises} />
          </li>
        ))}
      </ol>
    </Tool>
  );
}

function mark(surprise: string): string {
  return `! ${surprise}`;
}
