import React, {useId} from 'react';
import clsx from 'clsx';
import Hint from './Hint';
import styles from './styles.module.css';

interface SelectProps<Value extends string> {
  label: string;
  hint?: string;
  options: readonly {value: Value; label: string}[];
  value: Value;
  onValue: (value: Value) => void;
  wide?: boolean;
}

/** One of some choices in a list that opens. */
export function Select<Value extends string>({label, hint, options, value, onValue, wide}: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({target}) => {
          const chosen = options[target.selectedIndex];
          if (chosen) {
            onValue(chosen.value);
          }
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onValue: (checked: boolean) => void;
}

/** A checkbox. */
export function Check({label, checked, onValue}: CheckProps) {
  return (
    <label className={clsx(styles.check, styles.wide)}>
      <input type="checkbox" checked={checked} onChange={({target}) => onValue(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Options of a `Select` or a row of radio buttons from values and the words with their names. */
export function optionsOf<Value extends string, Prefix extends string>(
  values: readonly Value[],
  words: Readonly<Record<`${Prefix}.${Value}`, string>>,
  prefix: Prefix,
): {value: Value; label: string}[] {
  return values.map((value) => ({value, label: words[`${prefix}.${value}`]}));
}
