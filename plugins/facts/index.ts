import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {factProblems, FactsError} from '../../src/facts/check';

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}

/**
 * Stops a build whose facts break their schemas, once, in the build of the default locale; styles
 * the cards of the reference.
 */
export default function facts({siteDir, i18n}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'facts');

  return {
    name: 'facts',
    getPathsToWatch: () => [`${folder}/**/*.json`],
    getClientModules: () => ['./client/facts.css'],
    loadContent() {
      const problems = i18n.currentLocale === i18n.defaultLocale ? factProblems(folder) : [];
      if (problems.length > 0) {
        throw new FactsError(problems);
      }
    },
    // Pages are made of facts at build: the engine's cache must forget them when a fact changes.
    configureWebpack: () => ({
      experiments: {
        cache: {
          buildDependencies: [
            ...filesOf(folder, '.json'),
            ...filesOf(__dirname, '.ts'),
            ...filesOf(__dirname, '.json'),
          ],
        },
      },
    }),
  };
}
