import {parseArgs} from 'node:util';
import {UserError} from '../../scripts/cli';
import {namesOf} from '../lib/options';
import {siteNames} from './sites';

const parts = ['loading', 'navigation', 'growth'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  parts: readonly Part[];
  /** Names of the sites. */
  sites: readonly string[];
  /** Folder of another build of ours that is measured too, such as that of an earlier commit. */
  beside: string | null;
  /** Ids of the pages whose loading is measured. */
  pages: readonly string[];
  /** Visits of each page, and walks through each site. */
  runs: number;
  /** Pages a language of the manuals that are built to measure growth. */
  sizes: readonly number[];
}

const defaultPages = 'setup,faq,troubleshooting/no-delivery,reference/settings';
const largeManual = 300;

/** Whole numbers above 0, separated by commas. */
function numbersOf(option: string, given: string): number[] {
  const numbers = given.split(',').map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number > 0)) {
    throw new UserError(`--${option}: got “${given}”, accepts whole numbers above 0, such as 20,300.`);
  }
  return numbers;
}

/**
 * Reads the options of the command.
 * @param known ids of the pages of the manual
 * @throws UserError with what is accepted
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      part: {type: 'string'},
      only: {type: 'string'},
      beside: {type: 'string'},
      page: {type: 'string', default: defaultPages},
      runs: {type: 'string', default: '3'},
      sizes: {type: 'string', default: `${known.length},${largeManual}`},
    },
  });
  return {
    parts: namesOf('part', values.part, parts),
    sites: namesOf('only', values.only, siteNames),
    beside: values.beside ?? null,
    pages: namesOf('page', values.page, known),
    runs: numbersOf('runs', values.runs)[0] ?? 1,
    sizes: numbersOf('sizes', values.sizes).sort((one, other) => one - other),
  };
}
