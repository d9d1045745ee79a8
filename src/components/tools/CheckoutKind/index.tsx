import React from 'react';
import Segmented from '../../ui/Segmented';
import Notes from '../common/Notes';
import PageLink from '../common/PageLink';
import Tool from '../common/Tool';
import {useToolInput} from '../common/useToolInput';
import {fromQuery, toQuery} from './address';
import {decideKind, editorAnswers, shopAnswers, statusAnswers} from './model';
import {labelOf, formatAnswers, formatHeadline, formatQuestion, formatRest} from './text';
import type {Props} from './definition';
import Tree from './Tree';

const codec = {tool: 'checkout', toQuery, fromQuery};

/** Three questions, and which checkout the shop has. */
export default function CheckoutKind({words, start}: Props) {
  const state = useToolInput(codec, start);
  const {input, setInput} = state;
  const verdict = decideKind(input);
  const {kind, problem, contradicts} = verdict;
  const headline = formatHeadline(input, verdict, words);
  const rest = formatRest(input, verdict, words);
  const notes = [
    ...(contradicts ? [words.contradicts] : []),
    ...(problem ? [`${words[`problem.${problem.key}`]}.`] : []),
  ];

  return (
    <Tool
      anchor="checkout-tool"
      words={words}
      state={state}
      headline={headline}
      plain={start === undefined && <Tree words={words} />}
      text={() => [...formatAnswers(input, words), headline, ...(rest ? [rest] : []), ...notes].join('\n')}
      fields={
        <>
          <Question
            legend={`1. ${formatQuestion('shop', words)}`}
            values={shopAnswers}
            value={input.shop}
            label={(value) => labelOf('shop', value, words)}
            onChange={(shop) => setInput({...input, shop})}
          />
          <Question
            legend={`2. ${formatQuestion('status', words)}`}
            values={statusAnswers}
            value={input.status}
            label={(value) => labelOf('status', value, words)}
            onChange={(status) => setInput({...input, status})}
          />
          <Question
            legend={`3. ${formatQuestion('editor', words)}`}
            values={editorAnswers}
            value={input.editor}
            label={(value) => labelOf('editor', value, words)}
            onChange={(editor) => setInput({...input, editor})}
          />
        </>
      }
    >
      {rest && <p>{rest}</p>}
      <p>
        {words.read}: <PageLink page={verdict.page}>{words[`read.${kind ?? 'unsure'}`]}</PageLink>
      </p>
      <Notes notes={notes} />
      {problem && (
        <p>
          <PageLink page={problem.page}>{words.fix}</PageLink>
        </p>
      )}
    </Tool>
  );
}

interface QuestionProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  value: Value | null;
  label: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Question<Value extends string>({legend, values, value, label, onChange}: QuestionProps<Value>) {
  return (
    <Segmented
      legend={legend}
      options={values.map((each) => ({value: each, label: label(each)}))}
      value={value}
      onChange={onChange}
    />
  );
}
