/** One thing that is wrong, with what its reader needs in order to fix it. */
export interface Problem {
  /** Path from the root of the site. */
  file: string;
  /** Line of the file, counted from 1; absent where the whole file is meant. */
  line?: number;
  /** What was found, with the value. */
  value: string;
  /** What to do, in the imperative. */
  fix: string;
}

/** One line a problem: `file:line: value. fix.` */
export function formatProblem({file, line, value, fix}: Problem): string {
  return `${file}${line ? `:${line}` : ''}: ${value}. ${fix}.`;
}

/** What the plugin stops a build with. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super([`The content of the site has ${count}:`, ...problems.map((one) => `- ${formatProblem(one)}`)].join('\n'));
    this.name = 'ContentError';
  }
}
