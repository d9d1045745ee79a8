import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** An input and the result of the plugin's own PHP. */
export interface Case<Input, Output> {
  in: Input;
  out: Output;
}

export interface CasesFile<Input, Output> {
  /** Where the results come from: the plugin's commit, its files, the PHP that ran them, and how. */
  source: {plugin: string; commit: string; php: string; files: string[]; how: string};
  cases: Case<Input, Output>[];
}

/** The recorded cases of a tool, `src/components/tools/<tool>/cases.json`; for tests only. */
export function readCases<Input, Output>(tool: string): CasesFile<Input, Output> {
  const file = join(import.meta.dirname, '..', tool, 'cases.json');
  return JSON.parse(readFileSync(file, 'utf8')) as CasesFile<Input, Output>;
}
