import {kilobytes, median, ms, table} from '../../lib/tables';
import {categories, type Visit} from './lighthouse';

export interface Sample {
  site: string;
  /** Language and id. */
  page: string;
  visit: Visit;
}

type Metric = Exclude<keyof Visit, 'scores'>;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Median of the visits of each page, NaN for a page without a value. */
const mediansByPage = (samples: readonly Sample[], valueOf: (visit: Visit) => number | undefined): number[] =>
  unique(samples.map(({page}) => page)).map((page) =>
    median(samples.filter((sample) => sample.page === page).flatMap(({visit}) => valueOf(visit) ?? [])),
  );

function scoresOf(samples: readonly Sample[]): string {
  return categories.map((name) => ms(Math.min(...mediansByPage(samples, ({scores}) => scores[name])))).join(' / ');
}

/** A row for each site: medians of the medians of its pages, and the worst score of a page. */
export function loadingTable(samples: readonly Sample[]): string {
  const rows = unique(samples.map(({site}) => site)).map((site) => {
    const own = samples.filter((sample) => sample.site === site);
    const valuesOf = (metric: Metric): number[] => mediansByPage(own, (visit) => visit[metric]);
    const middle = (metric: Metric): number => median(valuesOf(metric));
    const worst = (metric: Metric): number => Math.max(...valuesOf(metric));
    return [
      site,
      ms(middle('fcp')),
      ms(middle('lcp')),
      `${ms(middle('tbt'))} (${ms(worst('tbt'))})`,
      worst('cls').toFixed(3),
      kilobytes(middle('text')),
      kilobytes(middle('scripts')),
      kilobytes(middle('firstLoad')),
      kilobytes(middle('prefetched')),
      ms(middle('requests')),
      scoresOf(own),
    ];
  });
  const head = [
    '',
    'FCP ms',
    'LCP ms',
    'TBT ms (worst page)',
    'CLS, worst',
    'HTML + CSS kB',
    'JS kB',
    'first load kB',
    'prefetched kB',
    'requests',
    'performance / accessibility / best practices / SEO, worst page',
  ];
  return table(head, rows);
}
