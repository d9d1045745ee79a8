import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Mark, WordsOf} from '../../build/types';
import AdminFrame from '../../frame/AdminFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import type {select} from './select';
import styles from './styles.module.css';
import type json from './words.json';

interface Props {
  words: WordsOf<typeof json, typeof select>;
  marks?: readonly Mark[];
  children?: ReactNode;
}

/** Days that entries are kept; 30 by default (WooCommerce: Internal/Admin/Logging/Settings.php, DEFAULTS). */
const daysKept = 7;

/** Settings of WooCommerce's logs, raised to warnings. */
export default function LogSettings({words, marks, children}: Props) {
  const {tabs} = words;
  return (
    <Figure name="log-settings" alt={words.alt} caption={children} marks={marks}>
      <AdminFrame menu={words.menu} current="settings">
        <ul className={styles.tabs} aria-hidden="true">
          {[tabs.system, tabs.tools, tabs.logs, tabs.actions].map((tab) => (
            <li key={tab} className={clsx(tab === tabs.logs && styles.current)}>
              {tab}
            </li>
          ))}
        </ul>
        <p className={styles.views}>
          <span className={styles.link}>{tabs.browse}</span> | <b>{tabs.settings}</b> <MarkBadge id="settings" />
        </p>
        <p className={styles.title}>{words.title}</p>
        <div className={styles.row}>
          <b>{words.logger}</b>
          <span className={styles.value}>
            <input type="checkbox" className={controls.check} checked readOnly aria-label={words.enable} />{' '}
            {words.enable}
          </span>
        </div>
        <div className={styles.row}>
          <b>{words.retention}</b>
          <span className={styles.value}>
            <span className={styles.box}>{daysKept}</span> {words.days} <MarkBadge id="retention" />
          </span>
        </div>
        <div className={styles.row}>
          <b>{words.threshold}</b>
          <span className={styles.value}>
            <span className={styles.box}>
              {words.warning} <span aria-hidden="true">▾</span>
            </span>{' '}
            <MarkBadge id="threshold" />
          </span>
        </div>
        <p className={styles.save}>
          <span className={controls.primary}>{words.save}</span>
        </p>
      </AdminFrame>
    </Figure>
  );
}
