import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Tabs by their names in the figure, in order. */
  tabs: readonly (readonly [id: string, label: ReactNode])[];
  current: string;
}

/** The row of tabs over a page of WooCommerce. */
export default function TabRow({tabs, current}: Props) {
  return (
    <ul className={styles.tabs} aria-hidden="true">
      {tabs.map(([id, label]) => (
        <li key={id} className={clsx(id === current && styles.current)}>
          {label}
        </li>
      ))}
    </ul>
  );
}
