import React, {type ReactNode} from 'react';
import type {Mark, WordsOf} from '../../build/types';
import AdminFrame from '../../frame/AdminFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import SettingsTabs from '../../frame/SettingsTabs';
import type {select} from './select';
import styles from './styles.module.css';
import type json from './words.json';

interface Props {
  words: WordsOf<typeof json, typeof select>;
  marks?: readonly Mark[];
  children?: ReactNode;
}

/** Settings of WooCommerce's cash on delivery, limited to the plugin's method. */
export default function CodMethod({words, marks, children}: Props) {
  return (
    <Figure name="cod-method" alt={words.alt} caption={children} marks={marks}>
      <AdminFrame menu={words.menu} current="settings">
        <SettingsTabs tabs={words.tabs} current="payments">
          <p className={styles.title}>{words.title}</p>
          <div className={styles.row}>
            <b>{words.enabled}</b>
            <span className={styles.value}>
              <input type="checkbox" className={controls.check} checked readOnly aria-label={words.on} /> {words.on}{' '}
              <MarkBadge id="enabled" />
            </span>
          </div>
          <div className={styles.row}>
            <b>{words.enableFor}</b>
            <span className={styles.value}>
              <span className={styles.chosen}>
                <span aria-hidden="true">× </span>
                {words.any}
              </span>{' '}
              <MarkBadge id="any" />
            </span>
          </div>
          <p className={styles.save}>
            <span className={controls.primary}>{words.save}</span>
          </p>
        </SettingsTabs>
      </AdminFrame>
    </Figure>
  );
}
