import React from 'react';
import AdminFrame from '../../frame/AdminFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import type {Props} from './definition';
import styles from './styles.module.css';

/** The updates page of WordPress with new translations. */
export default function TranslationsUpdate({words, marks, children}: Props) {
  return (
    <Figure name="translations-update" alt={words.alt} caption={children} marks={marks}>
      <AdminFrame menu={words.menu} current="dashboard">
        <div className={styles.page}>
          <p className={styles.title}>{words.title}</p>
          <div className={controls.ghost} />
          <div className={controls.ghost} />
          <p className={styles.title}>{words.translations}</p>
          <p>{words.available}</p>
          <p>
            <span className={controls.primary}>{words.button}</span> <MarkBadge id="button" />
          </p>
        </div>
      </AdminFrame>
    </Figure>
  );
}
