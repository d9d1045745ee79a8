import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options as ClassicOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcements} from './config/announcement';
import {codeThemes, defaultCodeLanguage} from './config/code';
import {docsOptions} from './config/docs';
import {loadEnvironmentFile, readEnvironment} from './config/environment';
import {feed} from './config/feed';
import {footer} from './config/footer';
import {icon} from './config/icon';
import {links, siteTitle} from './config/identity';
import {currentLocale, i18n} from './config/locales';
import {markdown} from './config/markdown';
import {performanceOptions} from './config/performance';
import {postBuildSteps} from './config/postBuild';
import {navbar} from './config/navbar';
import {searchThemeConfig, searchThemes} from './config/search';
import {goalEvent} from './plugins/metrika/index';
import {longestQuery} from './plugins/search/engine/longestQuery';

export default function config(): Config {
  loadEnvironmentFile();
  const environment = readEnvironment();
  const locale = currentLocale();

  return {
    title: siteTitle,
    titleDelimiter: '|',
    url: environment.siteUrl,
    baseUrl: environment.basePath,
    trailingSlash: false,
    baseUrlIssueBanner: false,
    headTags: [icon],
    clientModules: [path.resolve(__dirname, 'src/client/segmenter.ts')],
    i18n: i18n(environment.basePath),
    future: {v4: true, faster: true},
    storage: {type: 'localStorage', namespace: 'cdekdelivery'},
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    markdown,
    themes: [
      [
        '@docusaurus/theme-classic',
        {customCss: ['./src/css/tokens.css', './src/css/site.css']} satisfies ClassicOptions,
      ],
      ['./plugins/highlight/index.ts', {themes: () => codeThemes(environment)}],
      ...searchThemes(environment),
    ],
    plugins: [
      ['@docusaurus/plugin-content-docs', docsOptions(locale, environment)],
      './plugins/build-cache/index.ts',
      './plugins/facts/index.ts',
      [
        './plugins/content-checks/index.ts',
        {names: ['CDEKDelivery', 'Delivery', 'GitHub'], lock: 'facts/sources.lock.json'},
      ],
      // The event that the deferred scripts send when they are requested.
      ['./plugins/boot-guard/index.ts', environment.isOptimized ? {startEvent: 'boot'} : {}],
      ['./plugins/performance/index.ts', {...performanceOptions(environment)}],
      './plugins/copy-link/index.ts',
      './plugins/html-endings/index.ts',
      ['./plugins/exports/index.ts', {feedTitle: feed.title}],
      './plugins/offline-navigation/index.ts',
      // Left out rather than given null: the browser gets the whole configuration.
      environment.metrikaCounterId !== null && [
        './plugins/metrika/index.ts',
        {counterId: environment.metrikaCounterId},
      ],
      ['./plugins/post-build/index.ts', {steps: () => postBuildSteps(environment)}],
      ['@docusaurus/plugin-sitemap', {lastmod: 'date', changefreq: null, priority: null}],
      ['@docusaurus/plugin-ideal-image', {quality: 80, max: 1600, min: 640, steps: 3, disableInDev: false}],
    ],
    customFields: {
      newIssueUrl: links.newIssue,
      supportUrl: links.support,
      longestQuery,
      // The name of the event that the counter listens to is not even said where there is no counter.
      ...(environment.metrikaCounterId !== null && {goalEvent}),
    },
    themeConfig: {
      algolia: searchThemeConfig(environment),
      image: `img/card-${locale}.png`,
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      announcementBar: announcements[locale],
      navbar,
      footer,
      // Colors and grammars are the highlight plugin's: these are for the browser.
      prism: {theme: {plain: {}, styles: []}, defaultLanguage: defaultCodeLanguage},
    } satisfies UserThemeConfig & {algolia: ReturnType<typeof searchThemeConfig>},
  };
}
