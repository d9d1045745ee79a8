/** Something wrong with a file of facts/. */
export interface FactProblem {
  /** Name inside facts/, such as settings.json. */
  file: string;
  /** Place in the file as a JSON pointer; empty for the whole file. */
  path: string;
  value: string;
  fix: string;
}

/** A value as one short line of a message. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** What stops a build whose facts break their shapes. */
export class FactsError extends Error {
  constructor(problems: readonly FactProblem[]) {
    const lines = problems.map(({file, path, value, fix}) => `  facts/${file}${path && ` ${path}`}: ${value}. ${fix}.`);
    super(`The facts have ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${lines.join('\n')}`);
    this.name = 'FactsError';
  }
}
