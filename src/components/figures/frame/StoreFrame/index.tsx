import React, {type ReactNode} from 'react';
import {controls} from '../controls';
import styles from './styles.module.css';

interface Props {
  /** Name of the page, such as Checkout. */
  title: string;
  children: ReactNode;
}

/** A page of a shop in a plain theme: a simplified header, the title, the content. */
export default function StoreFrame({title, children}: Props) {
  return (
    <div className={styles.store}>
      <div className={styles.head} aria-hidden="true">
        <div className={controls.ghost} />
        <div className={controls.ghost} />
        <div className={controls.ghost} />
      </div>
      <div className={styles.page}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
