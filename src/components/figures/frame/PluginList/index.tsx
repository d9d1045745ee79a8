import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {controls} from '../controls';
import styles from './styles.module.css';

export interface PluginRow {
  name: string;
  active: boolean;
  /** Links under the name; null for a plugin without them. */
  actions: ReactNode;
  about: ReactNode;
}

/** The list of plugins of WordPress. */
export default function PluginList({title, rows}: {title: string; rows: readonly PluginRow[]}) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {rows.map(({name, active, actions, about}) => (
          <li key={name} className={clsx(styles.plugin, active && styles.active)}>
            <div>
              <b>{name}</b>
              {actions && <div className={styles.actions}>{actions}</div>}
            </div>
            <div className={styles.about}>{about ?? <div className={controls.ghost} />}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
