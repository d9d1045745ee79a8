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
  /** The stages that are wanted by name; none means all. */
  only: StageName[];
  /** Everything, and what takes minutes too. */
  long: boolean;
  /** What the changed files touch, without a build and without a browser. */
  changed: boolean;
  /** Update the stored pictures; with `only` of the long stage. */
  update: boolean;
  /** Which of several equal shares of the browser tests, such as `1/3`; with `only` of the browser stage. */
  shard: string | null;
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

/** @throws UserError for a stage that is not there */
function readStages(only: string | undefined): StageName[] {
  return (only?.split(',') ?? []).map((wanted) => {
    const stage = stageNames.find((name) => name === wanted);
    if (!stage) {
      throw new UserError(`--only: got “${wanted}”, accepts ${stageNames.join(', ')}, or several with commas.`);
    }
    return stage;
  });
}

/**
 * Reads `--changed`, `--only STAGE,…`, `--grep PATTERN`, `--shard 1/3`, `--long`, `--update` and parts of file names.
 * @throws UserError for a stage that is not there, or a filter of a stage that has none
 */
export function readOptions(args: string[]): TestOptions {
  const {values, positionals: files} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: {type: 'string'},
      grep: {type: 'string', short: 'g'},
      shard: {type: 'string'},
      long: {type: 'boolean', default: false},
      changed: {type: 'boolean', default: false},
      update: {type: 'boolean', default: false},
    },
  });
  const only = readStages(values.only);
  const single = only.length === 1 ? only[0] : undefined;
  const isFiltered = values.grep !== undefined || files.length > 0;
  if (isFiltered && (!single || !filtered.includes(single))) {
    throw new UserError(`--grep and file names go with --only and one of ${filtered.join(', ')}.`);
  }
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(values.shard ?? '') ?? []).map(Number);
  if (values.shard !== undefined && (single !== 'browser' || part < 1 || part > parts)) {
    throw new UserError(`--shard: got “${values.shard}”, accepts 1/3, 2/3 and so on with --only browser.`);
  }
  if (values.update && single !== 'long') {
    throw new UserError('--update goes with --only long.');
  }
  if (values.changed && (only.length > 0 || values.long)) {
    throw new UserError('--changed goes alone.');
  }
  const {grep = null, shard = null, long, changed, update} = values;
  return {only, grep, shard, files, long, changed, update};
}

/** The stages that are wanted, in their order; those that are wanted by name are joined by what they need. */
export function wantedStages(
  {only, long}: TestOptions,
  needs: (name: StageName) => StageName | undefined,
): StageName[] {
  const needed = only.map(needs);
  return stageNames.filter((name) =>
    only.length === 0 ? long || !longStages.includes(name) : only.includes(name) || needed.includes(name),
  );
}
