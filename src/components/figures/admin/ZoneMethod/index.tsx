import React from 'react';
import AdminFrame from '../../frame/AdminFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import {SettingsRow, SettingsSave, SettingsTitle} from '../../frame/SettingsRows';
import SettingsTabs from '../../frame/SettingsTabs';
import type {Props} from './definition';
import styles from './styles.module.css';

/** A shipping zone of WooCommerce with or without the plugin's method. */
export default function ZoneMethod({state = 'added', words, marks, children}: Props) {
  return (
    <Figure name="zone-method" alt={words.alt} caption={children} marks={marks}>
      <AdminFrame menu={words.menu} current="settings">
        <SettingsTabs tabs={words.tabs} current="shipping" page="zones">
          <SettingsTitle>{words.zone}</SettingsTitle>
          <SettingsRow
            label={
              <>
                {words.regions} <MarkBadge id="regions" />
              </>
            }
          >
            <div className={styles.region}>{words.zone}</div>
          </SettingsRow>
          <SettingsRow label={words.methods}>
            <div className={styles.methods}>
              {state === 'empty' ? (
                words.none
              ) : (
                <>
                  <span className={styles.method}>
                    {words.cdek} <MarkBadge id="method" />
                  </span>
                  <span className={styles.method}>
                    <span className={styles.toggle} /> {words.on} <MarkBadge id="enabled" />
                  </span>
                </>
              )}
            </div>
            <p className={styles.add}>
              <span className={controls.button}>{words.add}</span> <MarkBadge id="add" />
            </p>
          </SettingsRow>
          <SettingsSave label={words.save}>
            <MarkBadge id="save" />
          </SettingsSave>
        </SettingsTabs>
      </AdminFrame>
    </Figure>
  );
}
