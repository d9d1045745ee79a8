import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {I18n, TranslationFileContent} from '@docusaurus/types';
import {engineTranslations, extractMessages, themeMessages} from './codeMessages';
import {messagesOf, type MessageFile} from './labels';
import {codeProblems, labelProblems} from './messages';
import type {ContentCheckOptions} from './options';
import type {Problem} from './problem';

/** Where the translations of a site are. */
export interface TranslatedSite {
  siteDir: string;
  /** `path` is the folder of the translations; `localeConfigs[locale].path` the one of a locale in it. */
  i18n: Pick<I18n, 'path' | 'defaultLocale' | 'locales'> & {localeConfigs: Readonly<Record<string, {path: string}>>};
}

/** Folder of the translations of a locale, from the root of the site. */
export function translationsFolder({i18n}: TranslatedSite, locale: string): string {
  return `${i18n.path}/${i18n.localeConfigs[locale]?.path ?? locale}`;
}

function readMessages(siteDir: string, file: string): Record<string, string> {
  const filePath = path.join(siteDir, file);
  return existsSync(filePath) ? messagesOf(JSON.parse(readFileSync(filePath, 'utf8')) as TranslationFileContent) : {};
}

/** Checks the translated labels of the configuration in every locale but the default one. */
export function labelFileProblems(
  site: TranslatedSite,
  files: readonly MessageFile[],
  names: readonly string[],
): Problem[] {
  const translated = site.i18n.locales.filter((locale) => locale !== site.i18n.defaultLocale);
  return translated.flatMap((locale) =>
    files.flatMap(({file: inside, messages}) => {
      const file = `${translationsFolder(site, locale)}/${inside}`;
      return labelProblems({locale, file, written: readMessages(site.siteDir, file), names}, messages);
    }),
  );
}

/** Checks the texts of the code and of the theme in every locale. */
export async function codeFileProblems(
  site: TranslatedSite,
  {sources, themes, names}: ContentCheckOptions,
): Promise<Problem[]> {
  const {messages, problems} = await extractMessages(site.siteDir, sources);
  const source = [...themes.map(themeMessages), messages].reduce((all, some) => ({...all, ...some}), {});
  const perLocale = await Promise.all(
    site.i18n.locales.map(async (locale) => {
      const file = `${translationsFolder(site, locale)}/code.json`;
      const engine = await engineTranslations(locale, themes);
      return codeProblems({locale, file, written: readMessages(site.siteDir, file), names}, source, engine);
    }),
  );
  return [...problems, ...perLocale.flat()];
}
