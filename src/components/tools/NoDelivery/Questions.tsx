import React from 'react';
import Segmented from '../../ui/Segmented';
import {Select} from '../common/Choice';
import tool from '../common/styles.module.css';
import {answers, causes, type Checklist, leftBy, logSigns} from './model';
import {numberOf, questionOf, formatSign} from './text';
import type {Words} from './definition';

interface Props {
  checklist: Checklist;
  setChecklist: (checklist: Checklist) => void;
  words: Words;
}

/** The log entry and the questions, in the order in which the causes apply. */
export default function Questions({checklist, setChecklist, words}: Props) {
  const left = leftBy[checklist.log];
  return (
    <>
      <Select
        label={words.logSign}
        wide
        options={logSigns.map((value) => ({value, label: formatSign(value, words)}))}
        value={checklist.log}
        onValue={(log) => setChecklist({...checklist, log})}
      />
      {causes.map((cause) => (
        <div key={cause} className={left.includes(cause) ? undefined : tool.faint}>
          <Segmented
            legend={`${numberOf(cause)}. ${questionOf(cause, words)}${left.includes(cause) ? '' : ` (${words.skipped})`}`}
            options={answers.map((value) => ({value, label: words[`answer-${value}`]}))}
            value={checklist.answers[cause] ?? null}
            onChange={(answer) => setChecklist({...checklist, answers: {...checklist.answers, [cause]: answer}})}
          />
        </div>
      ))}
    </>
  );
}
