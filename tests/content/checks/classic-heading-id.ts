import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';

/**
 * Heading ids in the syntax of the engine's older versions, which the present one refuses without
 * with what to write instead. Works on the source, since such a page cannot be parsed.
 */
export function classicHeadingIdProblems({file, source}: Pick<Page, 'file' | 'source'>): Problem[] {
  return source.split('\n').flatMap((line, index) => {
    const id = /^#{1,6} .*\{#([^}]*)\}/.exec(line)?.[1];
    const value = `the heading has its id in the syntax {#${id}}`;
    return id === undefined ? [] : [{file, line: index + 1, value, fix: `Write {/* #${id} */}`}];
  });
}
