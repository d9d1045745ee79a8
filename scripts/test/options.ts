import {parseArgs} from 'node:util';
import {UserError} from '../cli';

export const stageNames = [
  'types',
  'lint',
  'format',
  'unit',
  'build-failures',
  'build',
  'warnings',
  'content',
  'browser',
  'hosts',
  'stock',
  'engines',
  'long',
] as const;
export type StageName = (typeof stageNames)[number];

/** Stages that only `npm run test:long` runs, after all others. */
const longStages: readonly StageName[] = ['hosts', 'stock', 'engines', 'long'];

export interface TestOptions {
  only: StageName | null;
  /** Everything, and what takes minutes too. */
  long: boolean;
  /** What the changed files touch, without a build and without a browser. */
  changed: boolean;
  /** Update the stored pictures; with `only` of the long stage. */
  update: boolean;
  /** Pattern that the names of the tests must match; with `only`. */
  grep: string | null;
  /** Parts of file names, with `only`; the changed files themselves, with `changed`. */
  files: string[];
}

const filtered: readonly StageName[] = [
  'unit',
  'build-failures',
  'content',
  'browser',
  'hosts',
  'stock',
  'engines',
  'long',
];

/**
 * Reads `--changed`, `--only STAGE`, `--grep PATTERN`, `--long`, `--update` and parts of file names.
 * @throws UserError for a stage that is not there, or a filter of a stage that has none
 */
export function readOptions(args: string[]): TestOptions {
  const {values, positionals: files} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: {type: 'string'},
      grep: {type: 'string', short: 'g'},
      long: {type: 'boolean', default: false},
      changed: {type: 'boolean', default: false},
      update: {type: 'boolean', default: false},
    },
  });
  const only = stageNames.find((name) => name === values.only) ?? null;
  if (values.only !== undefined && only === null) {
    throw new UserError(`--only: got “${values.only}”, accepts ${stageNames.join(', ')}.`);
  }
  const isFiltered = values.grep !== undefined || files.length > 0;
  if (isFiltered && (only === null || !filtered.includes(only))) {
    throw new UserError(`--grep and file names go with --only and one of ${filtered.join(', ')}.`);
  }
  if (values.update && only !== 'long') {
    throw new UserError('--update goes with --only long.');
  }
  if (values.changed && (only !== null || values.long)) {
    throw new UserError('--changed goes alone.');
  }
  return {only, grep: values.grep ?? null, files, long: values.long, changed: values.changed, update: values.update};
}

/** The stages that are wanted, in their order; one that is wanted by name is joined by what it needs. */
export function wantedStages(
  {only, long}: TestOptions,
  needs: (name: StageName) => StageName | undefined,
): StageName[] {
  return stageNames.filter((name) =>
    only === null ? long || !longStages.includes(name) : name === only || name === needs(only),
  );
}
