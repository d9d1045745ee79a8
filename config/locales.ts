import type {Config} from '@docusaurus/types';

export const defaultLocale = 'ru';
export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The locale that is being built or served now. */
export function currentLocale(): Locale {
  const name = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale;
  const locale = locales.find((known) => known === name);
  if (!locale) {
    throw new Error(`Locale “${name}” is unknown; the site has ${locales.join(', ')}.`);
  }
  return locale;
}

export const i18n = {
  defaultLocale,
  locales: [...locales],
  localeConfigs: {
    ru: {label: 'Русский', direction: 'ltr', htmlLang: 'ru'},
    en: {label: 'English', direction: 'ltr', htmlLang: 'en'},
  },
} satisfies Config['i18n'];
