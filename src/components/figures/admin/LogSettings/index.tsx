import React from 'react';
import AdminFrame from '../../frame/AdminFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {SettingsBox, SettingsRow, SettingsSave, SettingsTitle, SettingsValue} from '../../frame/SettingsRows';
import TabRow from '../../frame/TabRow';
import {MarkBadge} from '../../frame/marks';
import type {Props} from './definition';
import styles from './styles.module.css';

/** Days that entries are stored; 30 by default (WooCommerce: Internal/Admin/Logging/Settings.php, DEFAULTS). */
const daysKept = 7;

/** Settings of WooCommerce's logs, raised to warnings. */
export default function LogSettings({words, marks, children}: Props) {
  const {tabs} = words;
  return (
    <Figure name="log-settings" alt={words.alt} caption={children} marks={marks}>
      <AdminFrame menu={words.menu} current="settings">
        <TabRow tabs={(['system', 'tools', 'logs', 'actions'] as const).map((id) => [id, tabs[id]])} current="logs" />
        <p className={styles.views}>
          <span className={styles.link}>{tabs.browse}</span> | <b>{tabs.settings}</b> <MarkBadge id="settings" />
        </p>
        <SettingsTitle>{words.title}</SettingsTitle>
        <SettingsRow label={words.logger}>
          <SettingsValue>
            <input type="checkbox" className={controls.check} checked readOnly aria-label={words.enable} />{' '}
            {words.enable}
          </SettingsValue>
        </SettingsRow>
        <SettingsRow label={words.retention}>
          <SettingsValue>
            <SettingsBox>{daysKept}</SettingsBox> {words.days} <MarkBadge id="retention" />
          </SettingsValue>
        </SettingsRow>
        <SettingsRow label={words.threshold}>
          <SettingsValue>
            <SettingsBox>
              {words.warning} <span aria-hidden="true">▾</span>
            </SettingsBox>{' '}
            <MarkBadge id="threshold" />
          </SettingsValue>
        </SettingsRow>
        <SettingsSave label={words.save} />
      </AdminFrame>
    </Figure>
  );
}
