import type {Language} from '../../../facts';
import {labelsOf} from '../../definitions/text';
import type {Facts} from '../../definitions/definition';

/** The menu of the WordPress admin as facts/labels.json names it. */
export function menuWords(facts: Pick<Facts, 'label'>, language: Language) {
  return labelsOf(facts, language, {
    dashboard: 'wp-dashboard',
    orders: 'wc-orders',
    settings: 'wc-settings',
    plugins: 'wp-plugins',
    tools: 'wp-tools',
  });
}

/** For AdminFrame. */
export type MenuWords = ReturnType<typeof menuWords>;

/** The tabs of the WooCommerce settings as facts/labels.json names them. */
export function tabWords(facts: Pick<Facts, 'label'>, language: Language) {
  return labelsOf(facts, language, {
    general: 'wc-general',
    products: 'wc-products',
    shipping: 'wc-shipping',
    payments: 'wc-payments',
    zones: 'wc-shipping-zones',
    cdek: 'cdek-shipping',
  });
}

/** For SettingsTabs. */
export type TabWords = ReturnType<typeof tabWords>;
