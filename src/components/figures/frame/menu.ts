import type {Language} from '../../../facts';
import {labelsOf} from '../../definitions/text';
import type {Facts} from '../../definitions/definition';

/** Words of the menu of the WordPress admin, for AdminFrame. */
export interface MenuWords {
  dashboard: string;
  orders: string;
  settings: string;
  plugins: string;
  tools: string;
}

/** The menu of the WordPress admin as facts/labels.json names it. */
export function menuWords(facts: Pick<Facts, 'label'>, language: Language): MenuWords {
  return labelsOf(facts, language, {
    dashboard: 'wp-dashboard',
    orders: 'wc-orders',
    settings: 'wc-settings',
    plugins: 'wp-plugins',
    tools: 'wp-tools',
  });
}

/** Words of the tabs of the WooCommerce settings, for SettingsTabs. */
export interface TabWords {
  general: string;
  products: string;
  shipping: string;
  payments: string;
  zones: string;
  cdek: string;
}

/** The tabs of the WooCommerce settings as facts/labels.json names them. */
export function tabWords(facts: Pick<Facts, 'label'>, language: Language): TabWords {
  return labelsOf(facts, language, {
    general: 'wc-general',
    products: 'wc-products',
    shipping: 'wc-shipping',
    payments: 'wc-payments',
    zones: 'wc-shipping-zones',
    cdek: 'cdek-shipping',
  });
}
