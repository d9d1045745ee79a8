import {parseArgs} from 'node:util';
import {Failure} from '../cli';

export const stageNames = [
  'types',
  'lint',
  'format',
  'unit',
  'gates',
  'build',
  'warnings',
  'content',
  'browser',
] as const;
export type StageName = (typeof stageNames)[number];

export interface TestOptions {
  only: StageName | null;
  /** Pattern that the names of the tests must match; with `only`. */
  grep: string | null;
  /** Parts of file names; with `only`. */
  files: string[];
}

const filtered: readonly StageName[] = ['unit', 'gates', 'content', 'browser'];

/**
 * Reads `--only STAGE`, `--grep PATTERN` and parts of file names.
 * @throws Failure for a stage that is not there, or a filter of a stage that has none
 */
export function readOptions(args: string[]): TestOptions {
  const {values, positionals: files} = parseArgs({
    args,
    allowPositionals: true,
    options: {only: {type: 'string'}, grep: {type: 'string', short: 'g'}},
  });
  const only = stageNames.find((name) => name === values.only) ?? null;
  if (values.only !== undefined && only === null) {
    throw new Failure(`--only: got “${values.only}”, accepts ${stageNames.join(', ')}.`);
  }
  const isFiltered = values.grep !== undefined || files.length > 0;
  if (isFiltered && (only === null || !filtered.includes(only))) {
    throw new Failure(`--grep and file names go with --only and one of ${filtered.join(', ')}.`);
  }
  return {only, grep: values.grep ?? null, files};
}
