import React, {type ReactNode} from 'react';
import {controls} from '../controls';
import styles from './styles.module.css';

interface Props {
  /** Name of the cabinet in its head. */
  title: string;
  children: ReactNode;
}

/** The developer cabinet of Yandex in outline: head, a menu that does not matter, the content. */
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
