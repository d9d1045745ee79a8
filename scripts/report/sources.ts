import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** When each file of a folder was last changed by a commit: path from the root → date, YYYY-MM-DD. */
export function changeDates(root: string, folder: string): Map<string, string> {
  const log = execFileSync('git', ['-c', 'core.quotePath=false', 'log', '--format=:%cs', '--name-only', '--', folder], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return datesOf(log);
}

/** Reads `git log --format=:%cs --name-only`, the newest commit first. */
export function datesOf(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) {
      date = line.slice(1);
    } else if (line !== '' && !dates.has(line)) {
      dates.set(line, date);
    }
  }
  return dates;
}

interface Query {
  lang: string;
  expected: string[];
}

/** Queries of the search bench that should lead to a page: “ru faq” → how many name it first, and how many at all. */
export function queriesOf(root: string): Map<string, {first: number; all: number}> {
  const counts = new Map<string, {first: number; all: number}>();
  for (const file of ['given-1.json', 'given-2.json', 'by-hand.json', 'by-rule.json']) {
    const queries = JSON.parse(readFileSync(join(root, 'bench/search/queries', file), 'utf8')) as Query[];
    for (const {lang, expected} of queries) {
      expected.forEach((page, index) => {
        const {first, all} = counts.get(`${lang} ${page}`) ?? {first: 0, all: 0};
        counts.set(`${lang} ${page}`, {first: first + (index === 0 ? 1 : 0), all: all + 1});
      });
    }
  }
  return counts;
}

/** Ids of the questions that each page answers, from the tables of a record (`| D001 | question | places | quote |`). */
export function questionsOf(record: string): Map<string, string[]> {
  const answers = new Map<string, string[]>();
  for (const [, id = '', places = ''] of record.matchAll(/^\| (D?\d+) \|[^|]*\|([^|]*)\|/gm)) {
    const pages = new Set([...places.matchAll(/`([^`#]+)#[^`]*`/g)].map(([, page = '']) => page));
    for (const page of pages) {
      answers.set(page, [...(answers.get(page) ?? []), id]);
    }
  }
  return answers;
}
