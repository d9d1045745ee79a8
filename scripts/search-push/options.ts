import {parseArgs} from 'node:util';
import {Failure} from '../cli';

export interface PushOptions {
  /** Prints what would change and changes nothing. */
  isDryRun: boolean;
  /** Folder of a finished build; null to build first what has changed since the last build. */
  from: string | null;
  /** Records must be smaller than this, in bytes of UTF-8 JSON. */
  recordLimit: number;
}

/** What the provider takes on its free plan, and on average on the others. */
const defaultRecordLimit = 10_000;
const smallestRecordLimit = 1000;

/**
 * Reads `--dry-run`, `--from FOLDER` and `--record-limit BYTES`.
 * @throws Failure for a limit that is no number of bytes
 */
export function readOptions(args: string[]): PushOptions {
  const {values} = parseArgs({
    args,
    options: {
      'dry-run': {type: 'boolean', default: false},
      from: {type: 'string'},
      'record-limit': {type: 'string', default: String(defaultRecordLimit)},
    },
  });
  const recordLimit = Number(values['record-limit']);
  if (!Number.isInteger(recordLimit) || recordLimit < smallestRecordLimit) {
    throw new Failure(
      `--record-limit: got “${values['record-limit']}”, accepts a whole number of bytes from ${smallestRecordLimit}.`,
    );
  }
  return {isDryRun: values['dry-run'], from: values.from ?? null, recordLimit};
}
