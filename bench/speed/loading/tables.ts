import {kilobytes, median, ms, ratio, table} from '../lib/numbers.ts';
import {categories, type Visit} from '../measure/lighthouse.ts';
import {ourName, unitName} from '../sites.ts';
import type {Sample} from './samples.ts';

type Figure = Exclude<keyof Visit, 'longTasks' | 'scores'>;

const pageOf = ({language, page}: Sample): string => `${language} ${page}`;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Median of the runs of each page. */
function byPage(samples: readonly Sample[], figure: Figure): Map<string, number> {
  return new Map(
    unique(samples.map(pageOf)).map((page) => [
      page,
      median(samples.filter((sample) => pageOf(sample) === page).map(({visit}) => visit[figure])),
    ]),
  );
}

const ofSite = (samples: readonly Sample[], site: string): Sample[] => samples.filter((sample) => sample.site === site);

function scoresOf(samples: readonly Sample[]): string {
  return categories
    .map((category) => {
      const scores = unique(samples.map(pageOf)).map((page) =>
        median(samples.filter((sample) => pageOf(sample) === page).flatMap(({visit}) => visit.scores[category] ?? [])),
      );
      return scores.some(Number.isNaN) ? '–' : Math.min(...scores).toFixed(0);
    })
    .join(' / ');
}

/** The table of the issue: medians of the pages' medians, and the worst score of a page. */
export function sitesTable(samples: readonly Sample[], names: readonly string[]): string {
  const rows = names.map((name) => {
    const own = ofSite(samples, name);
    const middle = (figure: Figure): number => median([...byPage(own, figure).values()]);
    const worst = (figure: Figure): number => Math.max(...byPage(own, figure).values());
    return [
      name,
      ms(middle('fcp')),
      ms(middle('lcp')),
      `${ms(middle('tbt'))} (${ms(worst('tbt'))})`,
      worst('cls').toFixed(3),
      kilobytes(middle('text')),
      kilobytes(middle('scripts')),
      kilobytes(middle('bytes') - middle('ahead')),
      kilobytes(middle('ahead')),
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
    'ahead kB',
    'requests',
    'perf. / access. / practices / SEO, worst page',
  ];
  return table(head, rows);
}

/** Our rows against the unit, page by page: FCP, LCP and how far our LCP is from our FCP. */
export function ratiosTable(samples: readonly Sample[], names: readonly string[]): string | null {
  const unit = ofSite(samples, unitName);
  const own = names.filter((name) => name.startsWith(ourName));
  if (unit.length === 0 || own.length === 0) {
    return null;
  }
  const rows = own.flatMap((name) => {
    const mine = ofSite(samples, name);
    return unique(mine.map(pageOf)).map((page) => {
      const of = (all: readonly Sample[], figure: Figure): number => byPage(all, figure).get(page) ?? Number.NaN;
      return [
        `${name}: ${page}`,
        ratio(of(mine, 'fcp') / of(unit, 'fcp')),
        ratio(of(mine, 'lcp') / of(unit, 'lcp')),
        ratio(of(mine, 'lcp') / of(mine, 'fcp')),
        ms(of(mine, 'tbt')),
        kilobytes(of(mine, 'text')),
        kilobytes(of(mine, 'scripts')),
      ];
    });
  });
  const head = ['', `FCP ÷ ${unitName}’s`, `LCP ÷ ${unitName}’s`, 'LCP ÷ own FCP', 'TBT ms', 'HTML + CSS kB', 'JS kB'];
  return table(head, rows);
}
