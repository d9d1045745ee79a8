import {existsSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import {writeFeed} from '../plugins/exports/feed/index';
import {writeMarkdown} from '../plugins/exports/markdown/index';
import {searchGlossary} from '../plugins/facts/searchGlossary';
import {componentChunks} from '../plugins/performance/componentChunks';
import {linkComponentStyles, sheetsIn} from '../plugins/post-build/component-styles/index';
import {compressFolder} from '../plugins/post-build/compress';
import {applyPolicy} from '../plugins/post-build/content-security-policy/index';
import {inlineCriticalCss} from '../plugins/post-build/critical-css/index';
import {deferScripts} from '../plugins/post-build/deferred-scripts/index';
import {checkWrittenMeanwhile, commitTime, describeBuild, manifestFile} from '../plugins/post-build/manifest';
import {writeOfflineEditions} from '../plugins/post-build/offline-editions/index';
import {renderSocialCards} from '../plugins/post-build/social-cards/index';
import {addStructuredData} from '../plugins/post-build/structured-data/index';
import type {BuiltLocale, BuiltSite, Step} from '../plugins/post-build/index';
import {writeIndexes} from '../plugins/search/extract/writeIndexes';
import {findChromium} from '../scripts/chromium/find';
import {cardWords} from './cards';
import type {Environment} from './environment';
import {feed} from './feed';
import {pluginVersion} from './identity';
import {localeFolder, localeLabels, locales} from './locales';
import {offlineEditions} from './offlineEditions';
import {componentFolders, optimizations} from './performance';
import {pageWeights} from './search';
import {structuredData} from './structuredData';

interface Options {
  /** Whether the manual is written as one file and, where there is a Chromium, as a PDF. */
  hasOfflineEditions?: boolean;
  /** Whether a .br and a .gz are written beside text files. */
  isCompressed?: boolean;
}

/** Most lines of what the policy refuses that one message holds. */
const mostProblems = 20;

const otherLocales = ({locale}: BuiltLocale, basePath: string) =>
  locales
    .filter((other) => other !== locale)
    .map((other) => ({label: localeLabels[other], baseUrl: basePath + localeFolder(other)}));

function linkStyles({siteDir, locales: built, pagesOf}: BuiltSite): void {
  const names = componentChunks(siteDir, componentFolders).map(({name}) => name);
  for (const {locale, outDir, baseUrl} of built) {
    linkComponentStyles(pagesOf(locale), sheetsIn(outDir, baseUrl, names));
  }
}

async function exportMarkdown({locales: built, origin, basePath}: BuiltSite): Promise<void> {
  for (const locale of built) {
    await writeMarkdown(locale, {origin, frontMatterKeys: ['checked_with'], others: otherLocales(locale, basePath)});
  }
}

async function writeFeeds({locales: built, origin}: BuiltSite): Promise<void> {
  for (const {locale, outDir, baseUrl, title} of built) {
    await writeFeed({locale, outDir, address: origin + baseUrl, siteTitle: title}, feed);
  }
}

/** Without the page that links to them nobody would find them: a site of a test may not have it. */
async function writeEditions({siteDir, dir, basePath, origin, locales: built}: BuiltSite): Promise<void> {
  const {languages, page} = offlineEditions;
  const wanted = languages.filter(
    ({language, folder}) =>
      built.some(({locale}) => locale === language) && existsSync(join(dir, folder, `${page}.html`)),
  );
  const chromium = findChromium();
  if (chromium === null) {
    // No warning: those are defects of pages, and fail npm test.
    logger.info('No PDF of the manual: there is no Chromium to print it. “npm run handbook” gets one.');
  }
  await writeOfflineEditions({
    ...offlineEditions,
    languages: wanted,
    plugin: pluginVersion,
    time: commitTime(siteDir),
    dir,
    basePath,
    origin,
    cache: join(siteDir, '.cache/offline-editions'),
    chromium,
  });
}

/** @throws Error naming the pages with something inline that the policy of the site would refuse */
function applyContentSecurityPolicy(
  {siteDir, pages, missing}: BuiltSite,
  {search, metrikaCounterId}: Environment,
): void {
  const needs = {searchAppId: search?.appId ?? null, analyticsEnabled: metrikaCounterId !== null};
  const problems = applyPolicy(pages(), needs, {
    componentChunks: componentChunks(siteDir, componentFolders).length,
    writesHeaders: missing.length === 0,
  });
  if (problems.length > 0) {
    const rest = problems.length > mostProblems ? [`and ${problems.length - mostProblems} more`] : [];
    throw new Error(
      `The Content-Security-Policy of the site would refuse this:\n${[...problems.slice(0, mostProblems), ...rest].join('\n')}`,
    );
  }
}

/** A folder with a manifest is a whole site of one build. */
function writeManifest({siteDir, dir, locales: built, missing}: BuiltSite): void {
  built.forEach(({outDir}) => checkWrittenMeanwhile(outDir));
  if (missing.length > 0) {
    rmSync(join(dir, manifestFile), {force: true});
    return;
  }
  writeFileSync(join(dir, manifestFile), `${JSON.stringify(describeBuild(siteDir, dir, pluginVersion), null, 2)}\n`);
}

/**
 * Everything that is done to the pages after the engine has written them, in this order: what reads pages as the engine
 * wrote them comes first, what changes them before the policy with its hashes, what writes files before the manifest.
 */
export function postBuildSteps(
  environment: Environment,
  {hasOfflineEditions = true, isCompressed = true}: Options = {},
): Step[] {
  const {siteUrl, basePath} = environment;
  const {componentChunks: hasChunks, criticalCss, deferredScripts} = optimizations(environment);
  const steps: (Step | false)[] = [
    hasChunks && {name: 'link style sheets of components', run: linkStyles},
    {
      name: 'write search indexes',
      withoutAllLocales: 'no heading is found by its name in the other locale',
      run: ({locales: built}) => writeIndexes(built, {pageWeights, glossary: searchGlossary()}),
    },
    {name: 'write Markdown and llms.txt', run: exportMarkdown},
    {name: 'write feeds', run: writeFeeds},
    {
      name: 'render social cards',
      run: ({siteDir, pages}) =>
        renderSocialCards({
          ...pages(),
          ...cardWords,
          root: siteUrl + basePath,
          cache: join(siteDir, '.cache/cards'),
        }),
    },
    {name: 'add structured data', run: ({pages}) => addStructuredData(pages(), structuredData)},
    hasOfflineEditions && {name: 'write offline editions', run: writeEditions},
    deferredScripts && {name: 'defer scripts', run: ({pages}) => deferScripts(pages())},
    criticalCss && {name: 'inline critical CSS', run: ({pages}) => inlineCriticalCss(pages(), basePath)},
    {
      name: 'apply the content security policy',
      withoutAllLocales: 'the files with headers for hosts are not written',
      run: (site) => applyContentSecurityPolicy(site, environment),
    },
    {
      name: 'write the manifest',
      withoutAllLocales: `${manifestFile} is removed, since the folder is no whole site of one build`,
      run: writeManifest,
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
