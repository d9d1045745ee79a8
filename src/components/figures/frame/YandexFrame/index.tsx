import React, {type ReactNode} from 'react';
import {controls} from '../controls';
import styles from './styles.module.css';

interface Props {
  /** Name of the dashboard in its header. */
  title: string;
  children: ReactNode;
}

/** Yandex's developer dashboard in outline: header, a simplified menu, the content. */
export default function YandexFrame({title, children}: Props) {
  return (
    <div className={styles.cabinet}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.logo} />
        <span>{title}</span>
      </div>
      <div className={styles.menu} aria-hidden="true">
        <div className={controls.ghost} />
        <div className={controls.ghost} />
        <div className={controls.ghost} />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
