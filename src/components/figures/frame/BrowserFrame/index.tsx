import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the address bar shows, without the protocol. */
  address: string;
  children: ReactNode;
}

/** A window of a browser: address bar and page. */
export default function BrowserFrame({address, children}: Props) {
  return (
    <div className={styles.browser}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.dots} />
        <span className={styles.address}>{address}</span>
      </div>
      {children}
    </div>
  );
}
