import React from 'react';
import AdminFrame from '../../frame/AdminFrame';
import {controls} from '../../frame/controls';
import Figure from '../../frame/Figure';
import {MarkBadge} from '../../frame/marks';
import {SettingsBox, SettingsRow, SettingsSave, SettingsTitle, SettingsValue} from '../../frame/SettingsRows';
import SettingsTabs from '../../frame/SettingsTabs';
import type {Props} from './definition';

/** Settings of WooCommerce's cash on delivery, limited to the plugin's method. */
export default function CodMethod({words, marks, children}: Props) {
  return (
    <Figure name="cod-method" alt={words.alt} caption={children} marks={marks}>
      <AdminFrame menu={words.menu} current="settings">
        <SettingsTabs tabs={words.tabs} current="payments">
          <SettingsTitle>{words.title}</SettingsTitle>
          <SettingsRow label={words.enabled}>
            <SettingsValue>
              <input type="checkbox" className={controls.check} checked readOnly aria-label={words.on} /> {words.on}{' '}
              <MarkBadge id="enabled" />
            </SettingsValue>
          </SettingsRow>
          <SettingsRow label={words.enableFor}>
            <SettingsValue>
              <SettingsBox>
                <span aria-hidden="true">× </span>
                {words.any}
              </SettingsBox>{' '}
              <MarkBadge id="any" />
            </SettingsValue>
          </SettingsRow>
          <SettingsSave label={words.save} />
        </SettingsTabs>
      </AdminFrame>
    </Figure>
  );
}
