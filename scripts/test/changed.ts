import {execFileSync} from 'node:child_process';
import type {StageName} from './options';

const isCode = (file: string) => /\.(?:css|js|mjs|mts|ts|tsx)$/.test(file);
/** Files with words: pages, notes, facts, words of figures and of the interface, lists of words. */
const hasWords = (file: string) => /\.(?:json|mdx?|tsx|txt)$/.test(file);

/** Tests of the content stage that read the sources of the manual, not the built pages. */
const sourceTests = ['pages', 'words', 'questions', 'messages', 'specification', 'gallery'].map(
  (name) => `tests/content/${name}.test.ts`,
);

/** Files that are not committed, or those of the last commit where nothing has changed since; without deleted ones. */
export function changedFiles(siteDir: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {cwd: siteDir, encoding: 'utf8'})
      .split('\n')
      .filter(Boolean);
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return changed.length > 0 ? changed : git('diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD~1', 'HEAD');
}

/** The stages that these files touch, each with the files to give to it, without a build and without a browser. */
export function changedStages(files: readonly string[]): {name: StageName; files: string[]}[] {
  const code = files.filter(isCode);
  const tested = files.filter((file) => isCode(file) || file.endsWith('.json'));
  return [
    ...(code.length > 0 ? [{name: 'types' as const, files: []}] : []),
    ...(code.length > 0 ? [{name: 'lint' as const, files: code}] : []),
    ...(code.length > 0 ? [{name: 'format' as const, files: code}] : []),
    ...(tested.length > 0 ? [{name: 'unit' as const, files: tested}] : []),
    ...(files.some(hasWords) ? [{name: 'content' as const, files: sourceTests}] : []),
  ];
}
