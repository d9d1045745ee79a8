import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './controls.module.css';

/** A notice of WordPress: a box with a colored edge. */
export default function Notice({
  kind,
  children,
}: {
  kind: 'error' | 'warning' | 'info' | 'success';
  children: ReactNode;
}) {
  return <div className={clsx(styles.notice, styles[kind])}>{children}</div>;
}
