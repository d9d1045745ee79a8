import React from 'react';
import AdminFrame from '../../frame/AdminFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import SettingsTabs from '../../frame/SettingsTabs';
import type {Props} from './definition';
import styles from './styles.module.css';

/** The way to the plugin's settings, and the sections that are there. */
export default function SettingsPlace({words, marks, children}: Props) {
  return (
    <Figure name="settings-place" alt={words.alt} caption={children} marks={marks}>
      <AdminFrame menu={words.menu} current="settings" emphasizeMenu>
        <SettingsTabs tabs={words.tabs} current="shipping" page="cdek">
          <ul className={styles.sections}>
            {words.sections.map((section) => (
              <li key={section}>
                {section}
                <div className={controls.ghost} />
              </li>
            ))}
          </ul>
        </SettingsTabs>
      </AdminFrame>
    </Figure>
  );
}
