import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashFrame} from './inputs';

/** Folder of the bundler's cache among the generated files, so that `docusaurus clear` removes it. */
export const cacheFolder = 'bundler-cache';

/**
 * Removes what the bundler has cached when anything but the texts of pages has changed since: facts, words, transforms
 * and options go into the compiled pages, and the bundler does not watch them.
 */
export function refreshCache(generatedDir: string, frame: string): void {
  const mark = join(generatedDir, 'bundler-cache.txt');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === frame) {
    return;
  }
  rmSync(join(generatedDir, cacheFolder), {recursive: true, force: true});
  mkdirSync(generatedDir, {recursive: true});
  writeFileSync(mark, frame);
}

/** Whether the engine lets the bundler store what it has compiled. */
function isPersistent({future}: LoadContext['siteConfig']): boolean {
  return future.faster.rspackPersistentCache && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
}

/**
 * Docusaurus plugin: makes the engine's persistent cache safe for pages that quote data, in builds and while authors
 * write.
 * @throws Error when the engine has a persistent cache that is configured in another way than here
 */
export default function buildCache({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  refreshCache(generatedFilesDir, hashFrame(siteDir, siteConfig));
  return {
    name: 'build-cache',
    configureWebpack({experiments}) {
      const {cache} = (experiments ?? {}) as {cache?: object};
      if (cache === undefined) {
        if (isPersistent(siteConfig)) {
          throw new Error(
            'plugins/build-cache: the bundler has a persistent cache, but no “experiments.cache”, so that pages would keep old facts. See @docusaurus/core/lib/webpack/base.js.',
          );
        }
        return {};
      }
      return {experiments: {cache: {storage: {type: 'filesystem', directory: join(generatedFilesDir, cacheFolder)}}}};
    },
  };
}
