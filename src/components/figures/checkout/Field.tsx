import React, {useId, type ReactNode} from 'react';
import {Input} from '../frame/controls';
import {MarkBadge} from '../frame/marks';
import styles from './store.module.css';

interface Props {
  name: string;
  label: string;
  value: string;
  /** The asterisk next to the names of required fields. */
  required?: boolean;
  /** The error under the field. */
  fault?: ReactNode;
  invalid?: boolean;
  onType: (text: string) => void;
}

/** A field of the buyer's form. */
export default function Field({name, label, value, required = false, fault, invalid, onType}: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {required && <span className={styles.star}>*</span>} <MarkBadge id={name} />
      </label>
      <Input
        id={id}
        name={name}
        autoComplete="off"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({target}) => onType(target.value)}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
