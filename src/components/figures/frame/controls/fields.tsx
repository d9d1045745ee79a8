import React, {use, type ComponentProps} from 'react';
import clsx from 'clsx';
import {InteractiveContext} from '../interactive';
import styles from './controls.module.css';

/*
 * An inert figure shows boxes that look like its fields: around each field that a browser may fill in, and
 * around each form, the browser lays out the whole figure when the page has loaded, visible or not.
 */

/** Browsers fill in no dates and times, and these look different in each browser. */
const isLeftAlone = (type = 'text') => type === 'date' || type === 'time';

/** A text field, or one for a number. */
export function Input({className, ...props}: ComponentProps<'input'>) {
  const isInteractive = use(InteractiveContext);
  const look = clsx(styles.input, className);
  if (isInteractive || isLeftAlone(props.type)) {
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

/** A list of options to choose one from. */
export function Select({className, value, options, ...props}: SelectProps) {
  const isInteractive = use(InteractiveContext);
  const look = clsx(styles.select, className);
  return isInteractive ? (
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

/** A form; a plain box while the figure is inert. */
export function Form({children, ...props}: ComponentProps<'form'>) {
  return use(InteractiveContext) ? <form {...props}>{children}</form> : <div>{children}</div>;
}
