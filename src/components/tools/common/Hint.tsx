import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What `aria-describedby` of the fields names. */
  id: string;
  /** Over the whole width of a group: for several fields. */
  wide?: boolean;
  children: ReactNode;
}

/** A line of small print that belongs to one field or to several. */
export default function Hint({id, wide = false, children}: Props) {
  return (
    <p id={id} className={clsx(styles.hint, wide && styles.wide)}>
      {children}
    </p>
  );
}
