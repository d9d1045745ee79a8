import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** What a reader would not expect, marked; nothing when there is nothing. */
export default function Notes({label, notes}: {label?: string; notes: readonly ReactNode[]}) {
  return (
    notes.length > 0 && (
      <ul className={styles.notes} aria-label={label}>
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
    )
  );
}
