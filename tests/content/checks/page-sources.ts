import type {Problem} from '../../../plugins/content-checks/problem';
import {claimsOf} from '../../../plugins/content-checks/sources';
import {lineOf} from '../../../scripts/drift/sources/state';
import type {SourcesLockFile} from '../../../src/facts';
import type {Page} from '../site/page';

const command = (file: string): string => `npm run facts:drift -- PATH_OF_PLUGIN --clear ${file}`;

/** What the lock file has for a page against the front matter of the page: the places, and the version that it was read with. */
function lockProblems({file, frontMatter}: Page, lock: SourcesLockFile): Problem[] {
  const named = new Set(claimsOf(frontMatter).map(({place}) => place));
  const read = lock.pages[file];
  const recorded = new Set(Object.keys(read?.digests ?? {}));
  const differing = [...named, ...recorded].filter((place) => !named.has(place) || !recorded.has(place));
  if (!read || differing.length > 0) {
    const value = read
      ? `the lock file and the page differ in ${differing.join(', ')}`
      : 'the lock file has no digests of its sources';
    return [{file, value, fix: `Read the page against them, then run ${command(file)}`}];
  }
  const [checkedWith, line] = [String(frontMatter.checked_with), lineOf(read.plugin.version)];
  const value = `checked_with is ${checkedWith}, the lock file has it read against ${line}`;
  return checkedWith === line ? [] : [{file, value, fix: `Run ${command(file)}, or put checked_with back`}];
}

/**
 * Every page names its sources in the plugin and was read against them, but for those of a short list.
 * @param pages pages of the default locale
 * @param without page, from the root of the repository → why it has no sources
 */
export function pageSourceProblems(
  pages: readonly Page[],
  lock: SourcesLockFile,
  without: Readonly<Record<string, string>>,
): Problem[] {
  const files = new Set(pages.map(({file}) => file));
  const strangers = Object.keys(lock.pages).filter((file) => !files.has(file));
  const list = 'tests/content/allowed.ts';
  const gone = Object.keys(without).filter((file) => !files.has(file));
  return [
    ...strangers.map((file) => ({
      file,
      value: 'the lock file has this page, the manual has not',
      fix: `Run ${command(file)}`,
    })),
    ...gone.map((file) => ({file: list, value: `${file} is no page`, fix: 'Delete it from pagesWithoutSources'})),
    ...pages.flatMap((page): Problem[] => {
      const hasSources = claimsOf(page.frontMatter).length > 0;
      if (hasSources && page.file in without) {
        return [{file: list, value: `${page.file} has sources`, fix: 'Delete it from pagesWithoutSources'}];
      }
      if (!hasSources && !(page.file in without)) {
        const fix = `Name under “sources” what of the plugin it describes, or its reason in pagesWithoutSources of ${list}`;
        return [{file: page.file, line: 1, value: 'the page names no sources', fix}];
      }
      return hasSources ? lockProblems(page, lock) : [];
    }),
  ];
}
