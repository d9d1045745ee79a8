import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  legend: string;
  children: ReactNode;
  /** Removes the group. */
  remove?: {label: string; onClick: () => void};
  /** Numbers side by side, as many as fit. */
  narrow?: boolean;
}

/** Fields that belong together, under their name. */
export default function Group({legend, children, remove, narrow = false}: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={clsx(styles.fields, narrow && styles.narrow)}>{children}</div>
      {remove && (
        <button type="button" className={styles.bare} onClick={remove.onClick}>
          {remove.label}
        </button>
      )}
    </fieldset>
  );
}

/** A button that adds a group. */
export function Add({label, onAdd}: {label: string; onAdd: () => void}) {
  return (
    <button type="button" className={styles.button} onClick={onAdd}>
      {label}
    </button>
  );
}
