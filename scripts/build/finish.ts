import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {cardWords} from '../../config/cards';
import type {Environment} from '../../config/environment';
import {handbook} from '../../config/handbook';
import {pluginVersion} from '../../config/identity';
import {localeFolder, locales} from '../../config/locales';
import {structuredData} from '../../config/structuredData';
import {paintFirst} from '../../plugins/first-load/styles';
import {makeHandbooks} from '../../plugins/handbook';
import {indexPath} from '../../plugins/search/engine/indexFile';
import {tieIndexes} from '../../plugins/search/extract/write';
import {securePages} from '../../plugins/security';
import {addCards} from '../../plugins/social-cards/index';
import {addStructuredData} from '../../plugins/structured-data/index';
import {Failure} from '../cli';
import {commitTime, describeBuild, manifestFile} from '../release/manifest';

/** A folder that the engine has written, both languages, not yet compressed. */
export interface WrittenSite {
  /** Folder of the sources. */
  root: string;
  dir: string;
  environment: Environment;
  /** Present when the offline editions are wanted, with the path of a Chromium to print them; null prints none. */
  editions?: {chromium: string | null};
}

type Step = (site: WrittenSite) => Promise<void>;

async function tieSearch({dir, environment: {basePath}}: WrittenSite): Promise<void> {
  const folders = locales.map((locale) => ({
    dir: join(dir, localeFolder(locale)),
    baseUrl: basePath + localeFolder(locale),
  }));
  // A site of a gate has no search; a language without its index is an error.
  if (folders.some((folder) => existsSync(join(folder.dir, indexPath)))) {
    await tieIndexes(folders);
  }
}

async function drawCards({root, dir, environment: {siteUrl, basePath}}: WrittenSite): Promise<void> {
  await addCards({dir, root: siteUrl + basePath, cache: join(root, '.cache/cards'), ...cardWords});
}

async function annotate({dir}: WrittenSite): Promise<void> {
  addStructuredData(dir, structuredData);
}

async function takeAlong({root, dir, environment: {siteUrl, basePath}, editions}: WrittenSite): Promise<void> {
  // Nobody would find them without the page that links to them: a site of a gate has a page or two.
  if (editions && existsSync(join(dir, `${handbook.page}.html`))) {
    const source = {plugin: pluginVersion, time: commitTime(root)};
    const folders = {dir, basePath, origin: siteUrl, shelf: join(root, '.cache/handbook')};
    await makeHandbooks({...handbook, ...source, ...folders, ...editions});
  }
}

async function paint({dir, environment}: WrittenSite): Promise<void> {
  paintFirst(dir, environment.basePath);
}

/** Most lines of what the policy refuses that one message holds. */
const mostProblems = 20;

/** @throws Failure naming the pages with something inline that the policy of the site would refuse */
async function secure({dir, environment}: WrittenSite): Promise<void> {
  const {search, metrikaCounterId} = environment;
  const problems = securePages(dir, {searchAppId: search?.appId ?? null, isCounted: metrikaCounterId !== null});
  if (problems.length > 0) {
    const rest = problems.length > mostProblems ? [`and ${problems.length - mostProblems} more`] : [];
    throw new Failure(
      `The Content-Security-Policy of the site would refuse this:\n${[...problems.slice(0, mostProblems), ...rest].join('\n')}`,
    );
  }
}

/** Writes what the folder is made of, for the comparison with what is deployed. */
async function list({root, dir}: WrittenSite): Promise<void> {
  writeFileSync(join(dir, manifestFile), `${JSON.stringify(describeBuild(root, dir, pluginVersion), null, 2)}\n`);
}

/**
 * In this order, since each one reads what those before it wrote: whatever writes or changes a page stands before the
 * policy with its hashes, whatever writes a file before the manifest.
 */
const steps: readonly Step[] = [tieSearch, drawCards, annotate, takeAlong, paint, secure, list];

/**
 * What is done to the written pages of both languages together, which a plugin's postBuild cannot do: it sees one
 * language, and all plugins run at once.
 */
export async function finishSite(site: WrittenSite): Promise<void> {
  for (const step of steps) {
    await step(site);
  }
}
