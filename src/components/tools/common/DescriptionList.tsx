import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Pairs of a name and a value. */
export default function DescriptionList({rows}: {rows: readonly {name: string; value: ReactNode}[]}) {
  return (
    <dl className={styles.descriptions}>
      {rows.map(({name, value}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
