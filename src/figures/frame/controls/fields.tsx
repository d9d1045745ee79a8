import React, {use, type ComponentProps} from 'react';
import clsx from 'clsx';
import {AwakeContext} from '../awake';
import styles from './controls.module.css';

/*
 * A figure that sleeps shows boxes that look as its fields do: around each field that a browser may have to fill in, and
 * around each form, it lays out the whole figure when the page has come, in sight or not.
 */

/** Browsers fill in no dates and times; what these look like is theirs. */
const isLeftAlone = (type = 'text') => type === 'date' || type === 'time';

/** A text field, or one for a number. */
export function Input({className, ...props}: ComponentProps<'input'>) {
  const isAwake = use(AwakeContext);
  const look = clsx(styles.input, className);
  if (isAwake || isLeftAlone(props.type)) {
    return <input className={look} {...props} />;
  }
  const {value, defaultValue, placeholder, 'aria-invalid': isInvalid} = props;
  const text = String(value ?? defaultValue ?? '');
  return (
    <span className={look} aria-invalid={isInvalid}>
      {text || <span className={styles.placeholder}>{placeholder}</span>}
    </span>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'value' | 'children'> {
  value: string;
  options: readonly {value: string; label: string}[];
}

/** A list of which one is chosen. */
export function Select({className, value, options, ...props}: SelectProps) {
  const isAwake = use(AwakeContext);
  const look = clsx(styles.select, className);
  return isAwake ? (
    <select className={look} value={value} {...props}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ) : (
    <span className={look}>
      {options.map((option) => (
        <span key={option.value} className={option.value === value ? undefined : styles.other}>
          {option.label}
        </span>
      ))}
    </span>
  );
}

/** A form, of which there is none while the figure sleeps. */
export function Form({children, ...props}: ComponentProps<'form'>) {
  return use(AwakeContext) ? <form {...props}>{children}</form> : <div>{children}</div>;
}
