import React, {type ReactNode} from 'react';
import DescriptionList from '../common/DescriptionList';
import PageLink from '../common/PageLink';
import {fill} from '../common/text';
import {noAnswers} from './address';
import {answersTo, type Answers, decideKind, questions, statusAnswers, type Verdict} from './model';
import {labelOf, formatQuestion} from './text';
import type {Words} from './definition';

/** Each answer to each question and its result: everything that the tool can show, at once. */
export default function Tree({words}: {words: Words}) {
  return (
    <>
      <p>{words.tree}</p>
      <ol>
        {questions.map((question) => (
          <li key={question}>
            <p>{formatQuestion(question, words)}</p>
            <DescriptionList
              rows={answersTo[question].map((answer) => ({
                name: labelOf(question, answer, words),
                value: <Outcome given={{...unknownBefore(question), [question]: answer}} words={words} />,
              }))}
            />
          </li>
        ))}
      </ol>
      <p>{words.contradicts}</p>
    </>
  );
}

/** Answers of a reader who reaches a question: none that decides. */
function unknownBefore(question: keyof Answers): Answers {
  const before = questions.slice(0, questions.indexOf(question));
  return {...noAnswers, ...Object.fromEntries(before.map((each) => [each, 'unknown']))};
}

function Outcome({given, words}: {given: Answers; words: Words}): ReactNode {
  const {kind, page, next} = decideKind(given);
  if (kind) {
    return <PageLink page={page}>{words[`kind.${kind}`]}</PageLink>;
  }
  const asked = next && fill(words.next, {n: questions.indexOf(next) + 1});
  return (
    <>
      {problemsOf(given).map((problem) => (
        <React.Fragment key={problem.key}>
          <PageLink page={problem.page}>{words[`problem.${problem.key}`]}</PageLink>.{' '}
        </React.Fragment>
      ))}
      {asked ?? <PageLink page={page}>{words['read.unsure']}</PageLink>}
    </>
  );
}

/** The contradiction, whatever the next answer is. */
function problemsOf(given: Answers): NonNullable<Verdict['problem']>[] {
  const found = statusAnswers.flatMap((status) => decideKind({...given, status}).problem ?? []);
  return found.filter(({key}, index) => found.findIndex((other) => other.key === key) === index);
}
