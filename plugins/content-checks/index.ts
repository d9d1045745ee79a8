import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {docsPlugin, docsVersions} from '../docusaurus/docs';
import {pageFrontMatterProblems} from './frontMatter';
import {sidebarMessages, themeFiles, type SidebarItem, type ThemeTexts} from './labels';
import type {ContentCheckOptions} from './options';
import {missingTranslations, pagesIn, type PageFolder} from './pages';
import {ContentError, type Problem} from './problem';
import {fileSourceProblems} from './sources';
import {codeFileProblems, labelFileProblems, translationsFolder} from './translations';

export {validateOptions} from './options';

/** Problems stop a build; the development server goes on and prints them. */
function report(problems: readonly Problem[]): void {
  if (problems.length === 0) {
    return;
  }
  const error = new ContentError(problems);
  if (process.env.NODE_ENV === 'production') {
    throw error;
  }
  logger.warn(error.message);
}

async function pageProblems(
  siteDir: string,
  folders: readonly PageFolder[],
  {docs, lock}: ContentCheckOptions,
): Promise<Problem[]> {
  const pages = folders.map((one) => ({...one, files: pagesIn(siteDir, one).map((page) => `${one.folder}/${page}`)}));
  const all = pages.flatMap(({files}) => files);
  const frontMatter = await Promise.all(all.map((file) => pageFrontMatterProblems(siteDir, file)));
  const sources = await Promise.all(
    pages.map(async ({files, folder}) =>
      lock === null ? [] : fileSourceProblems(siteDir, files, {lock, isTranslation: folder !== docs}),
    ),
  );
  return [...missingTranslations(siteDir, folders), ...frontMatter.flat(), ...sources.flat()];
}

/**
 * Stops a build whose content is incomplete or whose languages disagree: a page without its translation, front matter
 * that nothing reads, a source that the plugin does not have, a text of the interface that a locale lacks. Everything is
 * checked once, in the build of the default locale, where the labels of the configuration are still in their own
 * language.
 */
export default function contentChecks(context: LoadContext, options: ContentCheckOptions): Plugin | null {
  const {siteDir, i18n, siteConfig} = context;
  if (i18n.currentLocale !== i18n.defaultLocale) {
    return null;
  }
  const site = {siteDir, i18n};
  const folders = i18n.locales.map((locale) => ({
    locale,
    folder: locale === i18n.defaultLocale ? options.docs : `${translationsFolder(site, locale)}/${docsPlugin}/current`,
  }));
  // The engine replaces the texts of this object while it loads the plugins.
  const themeTexts = themeFiles({...(siteConfig.themeConfig as ThemeTexts)});

  return {
    name: 'content-checks',
    getPathsToWatch: () => [
      ...folders.map(({folder}) => `${siteDir}/${folder}/**/*.{md,mdx}`),
      `${siteDir}/${i18n.path}/**/*.json`,
    ],
    async loadContent() {
      report([...(await pageProblems(siteDir, folders, options)), ...(await codeFileProblems(site, options))]);
    },
    allContentLoaded({allContent}) {
      const versions = (docsVersions(allContent).default ?? []).map(({versionName, label, sidebars}) => ({
        file: `${docsPlugin}/${versionName}.json`,
        messages: {'version.label': label, ...sidebarMessages(sidebars as Record<string, SidebarItem[]>)},
      }));
      report(labelFileProblems(site, [...themeTexts, ...versions], options.names));
    },
  };
}
