import React, {type ReactNode} from 'react';
import {controls} from '../controls';
import styles from './styles.module.css';

interface Props {
  /** Title of the page that is edited. */
  title: string;
  /** Panel on the right: settings of the chosen block. */
  panel?: ReactNode;
  children: ReactNode;
}

/** The block editor of WordPress: top bar, the page, the panel of the chosen block. */
export default function EditorFrame({title, panel, children}: Props) {
  return (
    <div className={styles.editor}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.logo}>W</span>
        <span className={styles.plus}>+</span>
        <span className={styles.name}>{title}</span>
        <span className={styles.save}>
          <span className={controls.ghost} />
        </span>
      </div>
      <div className={styles.canvas}>{children}</div>
      {panel && <div className={styles.panel}>{panel}</div>}
    </div>
  );
}
