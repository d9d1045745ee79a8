import React, {useEffect, useId, useState} from 'react';
import clsx from 'clsx';
import {useTool} from './context';
import Hint from './Hint';
import {formatAccepts, formatLimits} from './limits';
import {fill} from './text';
import styles from './styles.module.css';
import type {Typed} from './typed';

interface Props<Value> {
  label: string;
  unit?: string;
  /** Shown next to the field, after its limits. */
  hint?: string;
  /** What an empty field means, where it fits. */
  emptyMeaning?: string;
  /** Id of a `Hint` with the limits of several fields; without it each field shows its own. */
  hintId?: string;
  typed: Typed<Value>;
  value: Value;
  onValue: (value: Value) => void;
  /** Reports the value on blur, not on every key: for values that reorder others. */
  lazy?: boolean;
  /** Keyboard of a phone. */
  inputMode?: 'decimal' | 'text' | 'tel';
  wide?: boolean;
  /** More than one line. */
  rows?: number;
}

/** Longest part of the typed text that an error repeats. */
const longestShown = 40;

/**
 * A field of a tool. The typed text stays, valid or not; a valid value is reported, another one gets an error at the
 * field on blur: what it got and what it accepts.
 */
export default function Field<Value>(props: Props<Value>) {
  const {
    label,
    unit,
    hint,
    emptyMeaning,
    typed,
    value,
    onValue,
    lazy = false,
    inputMode = 'decimal',
    wide = false,
    rows,
  } = props;
  const {words, report} = useTool();
  const id = useId();
  const hintId = props.hintId ?? `${id}-hint`;
  const [draft, setDraft] = useState(() => typed.write(value));
  const [reported, setReported] = useState(value);
  const [wasBlurred, setWasBlurred] = useState(false);

  if (typed.write(reported) !== typed.write(value)) {
    setReported(value);
    setDraft(typed.write(value));
  }

  const refused = typed.read(draft) === undefined;
  useEffect(() => {
    report(id, refused && wasBlurred);
    return () => report(id, false);
  }, [id, wasBlurred, refused, report]);

  const change = (text: string) => {
    const read = typed.read(text);
    if (read !== undefined) {
      setReported(read);
      onValue(read);
    }
  };
  const error = refused && wasBlurred ? problemOf(draft, typed, words) : null;
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
        change(target.value);
      }
    },
    onBlur() {
      setWasBlurred(true);
      if (lazy) {
        change(draft);
      }
    },
  };

  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label htmlFor={id}>
        {label}
        {unit && <span className={styles.unit}>, {unit}</span>}
      </label>
      {rows === undefined ? (
        <input type="text" inputMode={inputMode} {...control} />
      ) : (
        <textarea rows={rows} {...control} />
      )}
      {props.hintId === undefined && (
        <Hint id={hintId}>{[formatLimits(typed.accepts, words, emptyMeaning), hint].filter(Boolean).join('. ')}</Hint>
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
  const accepted = formatAccepts(accepts, words);
  const got = draft.length > longestShown ? `${draft.slice(0, longestShown)}…` : draft;
  return draft.trim() === ''
    ? fill(words['field.empty'], {accepts: accepted})
    : fill(words['field.got'], {got, accepts: accepted});
}
