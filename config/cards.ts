import {i18n} from './locales';
import {siteTitle} from './identity';

/** What social cards say beside the words of their page. */
export const cardWords = {
  site: siteTitle,
  languages: Object.fromEntries(Object.entries(i18n.localeConfigs).map(([locale, {label}]) => [locale, label])),
};
