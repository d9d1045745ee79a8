import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {UserError} from '../cli';
import {pagesIn} from '../../plugins/content-checks/pages';
import {measure, type Measures} from './measure';
import {changeDates, queriesOf, questionsOf} from './sources';

/** One page of the manual in one language. */
export interface PageReport extends Omit<Measures, 'inside' | 'outside'> {
  locale: string;
  /** Id of the page, equal in both languages, such as functionality-admin/cod. */
  page: string;
  /** Day of the last commit that changed it, YYYY-MM-DD; null before the first one. */
  changed: string | null;
  /** Whole days since then. */
  ageDays: number | null;
  /** Plugin line that it was checked with. */
  checkedWith: string | null;
  /** Pages of its language that link to it; pages of the site, and addresses of other sites, that it links to. */
  links: {from: number; to: number; outside: number};
  /** Queries of the search bench that should find it first, and those that may. */
  queries: {first: number; all: number};
  /** Ids of the readers' questions that it answers. */
  questions: string[];
}

export interface Folder {
  locale: string;
  /** Folder of the sources, from the root. */
  folder: string;
  /** Path of the language under the origin, such as /wordpress/en/. */
  baseUrl: string;
  /** Folder of the written pages of the language. */
  built: string;
}

const dayMs = 86_400_000;

/**
 * Reports on every page of a language.
 * @param now ms since the epoch, for the age
 * @throws UserError when the site is not built
 */
export async function reportOn(
  root: string,
  {locale, folder, baseUrl, built}: Folder,
  now: number,
): Promise<PageReport[]> {
  const dates = changeDates(root, folder);
  const queries = queriesOf(root);
  const questions = questionsOf(readFileSync(join(root, 'tests/content/data/questions.md'), 'utf8'));
  const measured = await Promise.all(
    pagesIn(root, {locale, folder}).map(async (inside) => {
      const filePath = join(root, folder, inside);
      const {frontMatter} = await parseMarkdownFile({
        filePath,
        fileContent: readFileSync(filePath, 'utf8'),
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      const page = inside.replace(/\.mdx?$/, '');
      const path = frontMatter.slug === '/' ? baseUrl : baseUrl + page;
      const file = join(built, `${frontMatter.slug === '/' ? 'index' : page}.html`);
      if (!existsSync(file)) {
        throw new UserError(`${file} is missing. Build the site with “npm run build”.`);
      }
      const checkedWith = typeof frontMatter.checked_with === 'string' ? frontMatter.checked_with : null;
      return {
        page,
        path,
        checkedWith,
        changed: dates.get(`${folder}/${inside}`) ?? null,
        ...measure(readFileSync(file, 'utf8'), path),
      };
    }),
  );
  return measured.map(({path, inside, outside, ...one}) => ({
    locale,
    ...one,
    ageDays: one.changed === null ? null : Math.floor((now - Date.parse(one.changed)) / dayMs),
    links: {
      from: measured.filter((other) => other.inside.includes(path)).length,
      to: inside.length,
      outside: outside.length,
    },
    queries: queries.get(`${locale} ${one.page}`) ?? {first: 0, all: 0},
    questions: questions.get(one.page) ?? [],
  }));
}
