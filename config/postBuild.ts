import {writeFeeds} from '../plugins/exports/feed/index';
import {writeMarkdown} from '../plugins/exports/markdown/index';
import {searchGlossary} from '../plugins/facts/searchGlossary';
import {linkComponentStyles} from '../plugins/post-build/component-styles/index';
import {compressFolder} from '../plugins/post-build/compress';
import {applySitePolicy} from '../plugins/post-build/content-security-policy/index';
import {inlineCriticalCss} from '../plugins/post-build/critical-css/index';
import {deferScripts} from '../plugins/post-build/deferred-scripts/index';
import type {Step} from '../plugins/post-build/index';
import {manifestFile, writeManifest} from '../plugins/post-build/manifest';
import {writeOfflineEditions} from '../plugins/post-build/offline-editions/index';
import {renderSocialCards} from '../plugins/post-build/social-cards/index';
import {addStructuredData} from '../plugins/post-build/structured-data/index';
import {writeIndexes} from '../plugins/search/extract/writeIndexes';
import {findChromium} from '../scripts/chromium/find';
import {cardWords} from './cards';
import type {Environment} from './environment';
import {feed} from './feed';
import {pluginVersion} from './identity';
import {localeFolder, localeLabels, locales} from './locales';
import {offlineEditions} from './offlineEditions';
import {componentFolders, optimizations} from './performance';
import queryWords from './queryWords.json';
import {pageWeights} from './search';
import {structuredData} from './structuredData';

interface Options {
  /** Whether the manual is written as one file and, where there is a Chromium, as a PDF. */
  hasOfflineEditions?: boolean;
  /** Whether a .br and a .gz are written beside text files. */
  isCompressed?: boolean;
}

/**
 * Everything that is done to the pages after the engine has written them, in this order: what reads pages as the engine
 * wrote them comes first, what changes them before the policy with its hashes, what writes files before the manifest.
 */
export function postBuildSteps(
  environment: Environment,
  {hasOfflineEditions = true, isCompressed = true}: Options = {},
): Step[] {
  const {basePath, search, metrikaCounterId} = environment;
  const {componentChunks, criticalCss, deferredScripts} = optimizations(environment);
  const languages = locales.map((locale) => ({label: localeLabels[locale], baseUrl: basePath + localeFolder(locale)}));
  const policyNeeds = {searchAppId: search?.appId ?? null, analyticsEnabled: metrikaCounterId !== null};
  const steps: (Step | false)[] = [
    componentChunks && {
      name: 'link style sheets of components',
      run: (site) => linkComponentStyles(site, componentFolders),
    },
    {
      name: 'write search indexes',
      withoutAllLocales: 'no heading is found by its name in the other locale',
      run: (site) => writeIndexes(site, {pageWeights, queryWords, glossary: searchGlossary()}),
    },
    // Before Markdown, so that it has the links to the editions too.
    hasOfflineEditions && {
      name: 'write offline editions',
      run: (site) => writeOfflineEditions(site, {...offlineEditions, plugin: pluginVersion, findChromium}),
    },
    {
      name: 'write Markdown and llms.txt',
      run: (site) => writeMarkdown(site, {frontMatterKeys: ['checked_with'], languages}),
    },
    {name: 'write feeds', run: (site) => writeFeeds(site, feed)},
    {name: 'render social cards', run: (site) => renderSocialCards(site, cardWords)},
    {name: 'add structured data', run: (site) => addStructuredData(site, structuredData)},
    deferredScripts && {name: 'defer scripts', run: deferScripts},
    criticalCss && {name: 'inline critical CSS', run: inlineCriticalCss},
    {
      name: 'apply the content security policy',
      withoutAllLocales: 'the files with headers for hosts are not written',
      run: (site) => applySitePolicy(site, policyNeeds, componentFolders),
    },
    {
      name: 'write the manifest',
      withoutAllLocales: `${manifestFile} is removed, since the folder is no whole site of one build`,
      run: (site) => writeManifest(site, pluginVersion),
    },
    isCompressed && {
      name: 'compress text files',
      run: async ({dir}) => {
        await compressFolder(dir);
      },
    },
  ];
  return steps.filter((step) => step !== false);
}
