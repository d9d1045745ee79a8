import React, {type ReactNode} from 'react';
import Facts from '../common/Facts';
import PageLink from '../common/PageLink';
import {fill} from '../common/say';
import {noAnswers} from './address';
import {answersTo, type Answers, decideKind, questions, statusAnswers, type Verdict} from './model';
import {labelOf, tellQuestion} from './say';
import type {KindWords} from './source';

/** Each answer to each question and what follows from it: what the tool would say, all at once. */
export default function Tree({words}: {words: KindWords}) {
  return (
    <>
      <p>{words.tree}</p>
      <ol>
        {questions.map((question) => (
          <li key={question}>
            <p>{tellQuestion(question, words)}</p>
            <Facts
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

/** What one who reaches a question has answered: nothing that tells. */
function unknownBefore(question: keyof Answers): Answers {
  const before = questions.slice(0, questions.indexOf(question));
  return {...noAnswers, ...Object.fromEntries(before.map((each) => [each, 'unknown']))};
}

function Outcome({given, words}: {given: Answers; words: KindWords}): ReactNode {
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

/** What is wrong, whatever the next question brings. */
function problemsOf(given: Answers): NonNullable<Verdict['problem']>[] {
  const found = statusAnswers.flatMap((status) => decideKind({...given, status}).problem ?? []);
  return found.filter(({key}, index) => found.findIndex((other) => other.key === key) === index);
}
