import React from 'react';
import AdminFrame from '../../frame/AdminFrame';
import Figure from '../../frame/Figure';
import SettingsTabs from '../../frame/SettingsTabs';
import Editor from './Editor';
import {untouched, type Rule} from './model';
import styles from './styles.module.css';
import type {Props} from './definition';

const states: Record<NonNullable<Props['state']>, readonly Rule[]> = {
  untouched,
  free: [
    {to: 2999, type: 'percentage', value: '100'},
    {to: null, type: 'free', value: '100'},
  ],
};

/** The editor of price rules: add, remove and change rows as on the real page. */
export default function RulesEditor({state = 'untouched', words, marks, children}: Props) {
  return (
    <Figure name="price-rules" alt={words.alt} caption={children} marks={marks} operable>
      <AdminFrame menu={words.menu} current="settings">
        <SettingsTabs tabs={words.tabs} current="shipping" page="cdek">
          <p className={styles.title}>{words.title}</p>
          <p className={styles.field}>{words.field}</p>
          <Editor words={words.editor} initial={states[state]} />
        </SettingsTabs>
      </AdminFrame>
    </Figure>
  );
}
