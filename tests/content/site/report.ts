import {formatProblem, type Problem} from '../../../plugins/content-checks/problem';

/** Fails a test with one line a problem: file, line, value, fix. */
export function expectNone(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new Error(`${problems.length} found\n${problems.map(formatProblem).join('\n')}`);
  }
}
