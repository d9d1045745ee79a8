import {parseArgs} from 'node:util';
import {Failure} from '../../../scripts/cli.ts';
import {siteNames} from '../sites.ts';
import {pagesOf, type Manual} from '../text/manual.ts';

export interface Options {
  sites: readonly string[];
  pages: readonly string[];
  runs: number;
  /** After so many minutes a run ends; `--continue` goes on. */
  minutes: number;
  isContinued: boolean;
}

const few = ['setup', 'faq', 'troubleshooting/no-delivery', 'reference/settings'];

/**
 * Names from a list that are given with commas between them, whatever their case.
 * @throws Failure with what is accepted
 */
export function chosen(what: string, given: string | undefined, known: readonly string[], fallback: readonly string[]) {
  if (given === undefined) {
    return fallback;
  }
  return given.split(',').map((name) => {
    const found = known.find((one) => one === name) ?? known.find((one) => one.toLowerCase() === name.toLowerCase());
    if (found === undefined) {
      throw new Failure(`--${what}: got “${name}”, accepts any of: ${known.join('; ')}.`);
    }
    return found;
  });
}

function positive(name: string, value: string | undefined, fallback: number): number {
  const number = value === undefined ? fallback : Number(value);
  if (!(number > 0)) {
    throw new Failure(`--${name}: got “${value}”, accepts a number above 0.`);
  }
  return number;
}

/**
 * Reads `--only`, `--page`, `--every-page`, `--runs`, `--minutes` and `--continue`.
 * @throws Failure with what is accepted
 */
export function readOptions(args: readonly string[], manual: Manual): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      only: {type: 'string'},
      page: {type: 'string'},
      'every-page': {type: 'boolean', default: false},
      runs: {type: 'string'},
      minutes: {type: 'string'},
      continue: {type: 'boolean', default: false},
    },
  });
  const known = pagesOf(manual.ru).map(({id}) => id);
  return {
    sites: chosen('only', values.only, siteNames, siteNames),
    pages: chosen('page', values.page, known, values['every-page'] ? known : few),
    runs: positive('runs', values.runs, 5),
    minutes: positive('minutes', values.minutes, Number.POSITIVE_INFINITY),
    isContinued: values.continue,
  };
}
