import type {Config} from '@docusaurus/types';
import {docsPlugin} from '../plugins/docusaurus/docs';

export const defaultLocale = 'ru';
export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The locale that is being built or served now. */
export function currentLocale(): Locale {
  const given = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // `docusaurus start` without --locale sets the variable to undefined, which the environment holds as a word.
  const name = given === undefined || given === 'undefined' ? defaultLocale : given;
  const locale = locales.find((known) => known === name);
  if (!locale) {
    throw new Error(`Locale “${name}” is unknown; the site has ${locales.join(', ')}.`);
  }
  return locale;
}

/** Folder of a locale below the path of the site; empty, or with a slash at its end. */
export const localeFolder = (locale: Locale): string => (locale === defaultLocale ? '' : `${locale}/`);

/** Folder of the pages of a locale, from the root of the repository. */
export const docsFolder = (locale: Locale): string =>
  locale === defaultLocale ? 'docs' : `i18n/${locale}/${docsPlugin}/current`;

export const localeLabels: Readonly<Record<Locale, string>> = {ru: 'Русский', en: 'English'};

/**
 * The locales as the engine wants to know them. It gets the path of each one, which it works out by itself only where
 * one command builds all of them.
 * @param basePath path of the site, begins and ends with a slash
 */
export function i18n(basePath: string) {
  const configOf = (locale: Locale) => ({
    label: localeLabels[locale],
    direction: 'ltr' as const,
    htmlLang: locale,
    baseUrl: basePath + localeFolder(locale),
  });
  return {
    defaultLocale,
    locales: [...locales],
    localeConfigs: {ru: configOf('ru'), en: configOf('en')},
  } satisfies Config['i18n'];
}
