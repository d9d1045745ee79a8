import React, {useEffect, useId, useState} from 'react';
import clsx from 'clsx';
import {useTool} from './context';
import Hint from './Hint';
import {tellAccepts, tellLimits} from './limits';
import {fill} from './say';
import styles from './styles.module.css';
import type {Typed} from './typed';

interface Props<Value> {
  label: string;
  unit?: string;
  /** Stands beside the field, after what it takes. */
  hint?: string;
  /** What an empty field means, where it fits. */
  nothing?: string;
  /** Id of a `Hint` that tells what several fields take; without it each field tells it. */
  hintId?: string;
  typed: Typed<Value>;
  value: Value;
  onValue: (value: Value) => void;
  /** Told when the field is left, not at every key: for values that move others. */
  lazy?: boolean;
  /** The keyboard of phones. */
  keys?: 'decimal' | 'text' | 'tel';
  wide?: boolean;
  /** More than one line. */
  rows?: number;
}

/** Longest part of what was typed that an error repeats. */
const longestShown = 40;

/**
 * A field of a tool. What was typed stays, right or wrong; a value that fits is told, another one is answered at the
 * field once it is left: what it got and what it accepts.
 */
export default function Field<Value>(props: Props<Value>) {
  const {label, unit, hint, nothing, typed, value, onValue, lazy = false, keys = 'decimal', wide = false, rows} = props;
  const {words, report} = useTool();
  const id = useId();
  const hintId = props.hintId ?? `${id}-hint`;
  const [draft, setDraft] = useState(() => typed.write(value));
  const [told, setTold] = useState(value);
  const [left, setLeft] = useState(false);

  if (typed.write(told) !== typed.write(value)) {
    setTold(value);
    setDraft(typed.write(value));
  }

  const refused = typed.read(draft) === undefined;
  useEffect(() => {
    report(id, refused && left);
    return () => report(id, false);
  }, [id, left, refused, report]);

  const tell = (text: string) => {
    const read = typed.read(text);
    if (read !== undefined) {
      setTold(read);
      onValue(read);
    }
  };
  const error = refused && left ? problemOf(draft, typed, words) : null;
  const control = {
    id,
    value: draft,
    className: styles.input,
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': clsx(hintId, error && `${id}-error`),
    onChange({target}: {target: {value: string}}) {
      setDraft(target.value);
      if (!lazy) {
        tell(target.value);
      }
    },
    onBlur() {
      setLeft(true);
      if (lazy) {
        tell(draft);
      }
    },
  };

  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label htmlFor={id}>
        {label}
        {unit && <span className={styles.unit}>, {unit}</span>}
      </label>
      {rows === undefined ? <input type="text" inputMode={keys} {...control} /> : <textarea rows={rows} {...control} />}
      {props.hintId === undefined && (
        <Hint id={hintId}>{[tellLimits(typed.accepts, words, nothing), hint].filter(Boolean).join('. ')}</Hint>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function problemOf<Value>(draft: string, {accepts}: Typed<Value>, words: ReturnType<typeof useTool>['words']): string {
  const accepted = tellAccepts(accepts, words);
  const got = draft.length > longestShown ? `${draft.slice(0, longestShown)}…` : draft;
  return draft.trim() === ''
    ? fill(words['field.empty'], {accepts: accepted})
    : fill(words['field.got'], {got, accepts: accepted});
}
