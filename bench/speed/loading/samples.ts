import {appendFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import type {Locale} from '../../../config/locales.ts';
import type {Visit} from '../measure/lighthouse.ts';

export interface Sample {
  site: string;
  /** Which build of the site it was. */
  build: string;
  language: Locale;
  page: string;
  round: number;
  visit: Visit;
}

export type Planned = Omit<Sample, 'visit'>;

const sameVisit = (one: Planned, other: Planned): boolean =>
  one.site === other.site &&
  one.build === other.build &&
  one.language === other.language &&
  one.page === other.page &&
  one.round === other.round;

/** Visits that were made, kept in a file so that a run that was ended can go on; those of other builds are left out. */
export class Samples {
  readonly all: Sample[];

  constructor(
    private readonly file: string,
    isContinued: boolean,
    builds: ReadonlySet<string>,
  ) {
    if (!isContinued) {
      rmSync(file, {force: true});
    }
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    this.all = lines
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Sample)
      .filter(({build}) => builds.has(build));
  }

  has(planned: Planned): boolean {
    return this.all.some((sample) => sameVisit(sample, planned));
  }

  add(sample: Sample): void {
    mkdirSync(dirname(this.file), {recursive: true});
    appendFileSync(this.file, `${JSON.stringify(sample)}\n`);
    this.all.push(sample);
  }
}
