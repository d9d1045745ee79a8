import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {factProblems, FactsError} from '../../src/facts/check';

/**
 * Stops a build whose facts break their shapes, once, in the build of the default locale; styles
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
  };
}
