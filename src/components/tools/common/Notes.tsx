import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Marked notes; nothing when there are none. */
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
