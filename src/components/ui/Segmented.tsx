import React, {useId} from 'react';
import styles from './Segmented.module.css';

interface Props<Value extends string> {
  legend: string;
  options: readonly {value: Value; label: string}[];
  /** null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few choices, all visible: radio buttons in a row. */
export default function Segmented<Value extends string>({legend, options, value, onChange}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
