import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Pairs of a name and what it comes to. */
export default function Facts({rows}: {rows: readonly {name: string; value: ReactNode}[]}) {
  return (
    <dl className={styles.facts}>
      {rows.map(({name, value}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
