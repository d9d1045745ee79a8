import React from 'react';
import Segmented from '../../ui/Segmented';
import Notes from '../common/Notes';
import PageLink from '../common/PageLink';
import {fill} from '../common/say';
import Tool from '../common/Tool';
import {useToolInput} from '../common/useToolInput';
import {fromQuery, toQuery} from './address';
import {type Answers, decideKind, editorAnswers, questions, shopAnswers, statusAnswers, type Verdict} from './model';
import type {KindWords} from './source';

const codec = {tool: 'checkout', toQuery, fromQuery};

interface Props {
  words: KindWords;
  /** The query of a sample. */
  start?: string;
}

/** Three questions, and which checkout the shop has. */
export default function CheckoutKind({words, start}: Props) {
  const state = useToolInput(codec, start);
  const {input, setInput} = state;
  const verdict = decideKind(input);
  const {kind, problem, contradicts} = verdict;
  const headline = tellHeadline(input, verdict, words);
  const rest = tellRest(input, verdict, words);
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
      text={() => [...tellAnswers(input, words), headline, ...(rest ? [rest] : []), ...notes].join('\n')}
      fields={
        <>
          <Question
            legend={`1. ${words['question.shop']}`}
            values={shopAnswers}
            value={input.shop}
            label={(value) => labelOf('shop', value, words)}
            onChange={(shop) => setInput({...input, shop})}
          />
          <Question
            legend={`2. ${fill(words['question.status'], words)}`}
            values={statusAnswers}
            value={input.status}
            label={(value) => labelOf('status', value, words)}
            onChange={(status) => setInput({...input, status})}
          />
          <Question
            legend={`3. ${words['question.editor']}`}
            values={editorAnswers}
            value={input.editor}
            label={(value) => labelOf('editor', value, words)}
            onChange={(editor) => setInput({...input, editor})}
          />
        </>
      }
    >
      <noscript>
        <p>{words.example}</p>
      </noscript>
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

function labelOf(question: keyof Answers, value: string, words: KindWords): string {
  const all: Readonly<Record<string, unknown>> = words;
  const label = value === 'unknown' ? words.unknown : all[`${question}.${value}`];
  return fill(typeof label === 'string' ? label : value, {block: words.block});
}

function tellHeadline(answers: Answers, {kind}: Verdict, words: KindWords): string {
  if (kind) {
    return words[`kind.${kind}`];
  }
  return questions.every((question) => answers[question] === null) ? words['kind.start'] : words['kind.unsure'];
}

/** What to do while the kind is not known. */
function tellRest(answers: Answers, {kind, next}: Verdict, words: KindWords): string | null {
  if (kind || questions.every((question) => answers[question] === null)) {
    return null;
  }
  return next ? fill(words.next, {n: questions.indexOf(next) + 1}) : words.nothingLeft;
}

function tellAnswers(answers: Answers, words: KindWords): string[] {
  return questions.flatMap((question) => {
    const answer = answers[question];
    return answer ? [`${fill(words[`question.${question}`], words)} ${labelOf(question, answer, words)}`] : [];
  });
}
