import React, {useId} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {controls} from '../../frame/controls';
import {MarkBadge} from '../../frame/marks';
import Editor from '../RulesEditor/Editor';
import Control from './Control';
import type {FormField, Problem, Value} from './model';
import styles from './styles.module.css';
import type {Words} from './definition';

interface Props {
  field: FormField;
  value: Value;
  disabled: boolean;
  problem: Problem | null;
  words: Words;
  onChange: (value: Value) => void;
}

/** A row of the form: the label with its help mark on the left, the control on the right. */
export default function Row({field, value, disabled, problem, words, onChange}: Props) {
  const id = useId();
  const problemId = `${id}-problem`;
  const isLabelled = field.kind !== 'checkbox' && field.kind !== 'rules';
  return (
    <div className={clsx(styles.row, field.kind === 'rules' && styles.wide)} data-field={field.id}>
      <div className={styles.label}>
        {isLabelled ? <label htmlFor={id}>{field.label}</label> : <span>{field.label}</span>}
        {field.help === 'tip' && (
          <Link
            to={`/reference/settings#${field.id}`}
            className={styles.help}
            aria-label={words.helpOf.replace('{label}', field.label)}
          >
            ?
          </Link>
        )}
        <MarkBadge id={field.id} />
      </div>
      <div className={styles.control}>
        {field.kind === 'rules' && words.rules ? (
          <Editor words={words.rules} />
        ) : (
          <Control
            field={field}
            id={id}
            value={value}
            disabled={disabled}
            problemId={problem && problemId}
            onChange={onChange}
          />
        )}
        {problem && (
          <p id={problemId} className={styles.problem}>
            {words[`problem.${problem.kind}`].replace('{limit}', String(problem.limit))}
          </p>
        )}
        {field.help === 'text' && <div className={controls.ghost} aria-hidden="true" />}
      </div>
    </div>
  );
}
