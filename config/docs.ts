import type {Options} from '@docusaurus/plugin-content-docs';
import {codeLanguages, defaultCodeLanguage} from './code';
import {links} from './identity';
import {quoteFacts} from '../plugins/facts/remark';
import {highlight} from '../plugins/highlight/remark';
import {mdxComponents} from '../plugins/mdx-components/index';
import {only} from '../plugins/only/index';
import {readingMinutes} from '../plugins/reading-time/index';
import {restLater} from '../plugins/rest-later/index';
import {socialCard} from '../plugins/social-cards/remark';
import {typography} from '../plugins/typography/index';
import {figures} from '../src/figures/build/registry';
import {figureWords} from '../src/figures/build/remark';
import {tools} from '../src/tools/build/registry';
import type {Environment} from './environment';
import type {Locale} from './locales';
import {mdxComponentModules} from './mdx';

/** Options of the one docs instance: the manual at the root of the site. */
export function docsOptions(
  locale: Locale,
  {metrikaCounterId, search}: Pick<Environment, 'metrikaCounterId' | 'search'>,
): Options {
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    editUrl: links.edit,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
    breadcrumbs: true,
    lastVersion: 'current',
    versions: {current: {label: 'Next'}},
    beforeDefaultRemarkPlugins: [
      [only, {parts: {counter: metrikaCounterId !== null, 'hosted-search': search !== null}}],
      [quoteFacts, {language: locale}],
    ],
    remarkPlugins: [
      // Tools get their words as figures do; unified runs a step but once, so both are named together. A function,
      // because the browser gets the options of plugins with the configuration, but no functions.
      () => figureWords({language: locale, known: {...figures, ...tools}}),
      [highlight, {languages: codeLanguages, defaultLanguage: defaultCodeLanguage}],
      [mdxComponents, {components: mdxComponentModules, around: '@site/src/ui/Part'}],
      [typography, {locale}],
      readingMinutes,
      [restLater, {around: '@site/src/ui/RestOfPage', letters: 1200}],
      [socialCard, {folders: ['docs', 'i18n/en/docusaurus-plugin-content-docs/current']}],
    ],
  };
}
