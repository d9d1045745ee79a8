import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import type {Problem} from '../../../plugins/content-checks/problem';
import {siteDir} from '../site/paths';

// Comments with ids in headings look like emphasis to the linter, and their fragments like no heading's: those two
// rules are off, and heading-ids and links check the same on the tree.
const config = JSON.parse(readFileSync(path.join(siteDir, '.markdownlint.json'), 'utf8')) as Configuration;

/** What markdownlint finds in a file, by the rules of `.markdownlint.json`. */
export function markdownProblems({file, source}: {file: string; source: string}): Problem[] {
  const found = lint({strings: {[file]: source}, config})[file] ?? [];
  return found.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorContext}) => ({
    file,
    line: lineNumber,
    value: `${ruleDescription} (${ruleNames.join(', ')})${errorContext ? `: “${errorContext}”` : ''}`,
    fix: errorDetail ?? 'Fix the Markdown there',
  }));
}
