import React, {type ReactNode} from 'react';
import {controls} from '../controls';
import styles from './styles.module.css';

interface Children {
  children: ReactNode;
}

/** The heading over the rows. */
export function SettingsTitle({children}: Children) {
  return <p className={styles.title}>{children}</p>;
}

/** A setting: its name, next to it or below it its content. */
export function SettingsRow({label, children}: Children & {label: ReactNode}) {
  return (
    <div className={styles.row}>
      <b>{label}</b>
      <div>{children}</div>
    </div>
  );
}

/** A control with its text and mark. */
export function SettingsValue({children}: Children) {
  return <div className={styles.value}>{children}</div>;
}

/** A box that looks like a field. */
export function SettingsBox({children}: Children) {
  return <span className={styles.box}>{children}</span>;
}

/** The button below the rows. */
export function SettingsSave({label, children}: {label: string; children?: ReactNode}) {
  return (
    <p className={styles.save}>
      <span className={controls.primary}>{label}</span> {children}
    </p>
  );
}
