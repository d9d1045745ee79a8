import {defaultLocale, locales, type Locale} from '../../../config/locales';
import {siteAddress} from './address';

export {locales, type Locale};

/** Path of a page in a language, as links name it: `path` is below the landing page of the language, '' is that page. */
export function pathOf(locale: Locale, path: string): string {
  const root = new URL(siteAddress()).pathname;
  return `${root}${locale === defaultLocale ? '' : `${locale}/`}${path}`;
}

export const adminCategory = 'category/функционал-для-администратора';
const customerCategory = 'category/функционал-для-покупателя';

/** Every documentation route of section 2 of the specification. */
export const specifiedPaths = [
  '',
  adminCategory,
  customerCategory,
  'faq',
  'setup',
  'yandex',
  'functionality-admin/cod',
  'functionality-admin/multiplace',
  'functionality-admin/order-creation',
  'functionality-customer/checkout-versions',
  'functionality-customer/new-checkout',
  'functionality-customer/old-checkout',
] as const;

/** Storage key as the site writes it: the engine adds the namespace of the configuration. */
export function storageKey(name: string): string {
  return `${name}-cdekdelivery`;
}
