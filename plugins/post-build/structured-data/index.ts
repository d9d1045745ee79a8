import {sep} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {rewritePage, type Pages} from '../pages.ts';
import {article, factsOf, questions, steps, type Thing} from './things.ts';

export type {Thing} from './things.ts';

export interface StructuredDataOptions {
  /** Who writes the documents. */
  author: Thing;
  /** What the manual is about, by language; named on the first page of each one. */
  subject: Readonly<Record<string, Thing>>;
  /** Documents of questions and answers: their paths without the base URL of the language. */
  questions: readonly string[];
  /** Documents whose sections with numbered lists are the steps of one task. */
  tasks: readonly string[];
}

/** Path of a built page without the folder of its language and without its ending; '' for the first page. */
function pathOf(file: string, language: string): string {
  const inside = file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '');
  return inside.replace(new RegExp(`^${language}/`), '').replace(/^index$/, '');
}

function thingsOf($: CheerioAPI, file: string, options: StructuredDataOptions): Thing[] {
  const facts = factsOf($);
  const path = pathOf(file, facts.language);
  const subject = path === '' ? options.subject[facts.language] : undefined;
  return [
    article(facts, options.author),
    ...(subject ? [{...subject, url: facts.url, description: facts.description, inLanguage: facts.language}] : []),
    ...(options.questions.includes(path) ? [questions($)] : []),
    ...(options.tasks.includes(path) ? [steps($, facts)] : []),
  ];
}

/** JSON that is safe in a page: a text with `</script>` in it does not end the element. */
function inScript(things: readonly Thing[]): string {
  return JSON.stringify({'@context': 'https://schema.org', '@graph': things}).replace(/</g, String.raw`\u003c`);
}

/**
 * A built page with what it is in terms of schema.org, as JSON-LD in its head: data, which no script policy touches
 * and no script of the site repeats. Pages that are no documents, or that ask not to be indexed, stay as they are.
 * @param file its path in the folder of the site
 * @throws Error on a document without a head
 */
export function withStructuredData(html: string, file: string, options: StructuredDataOptions): string {
  if (!html.includes('theme-doc-markdown')) {
    return html;
  }
  const $ = load(html);
  if ($('meta[name="robots"]').attr('content')?.includes('noindex')) {
    return html;
  }
  const end = html.indexOf('</head>');
  if (end < 0) {
    throw new Error(`${file} has no end of its head to put structured data before.`);
  }
  const script = `<script type="application/ld+json">${inScript(thingsOf($, file, options))}</script>`;
  return html.slice(0, end) + script + html.slice(end);
}

/**
 * Puts structured data into every document among the pages.
 * @throws Error when there is none
 */
export function addStructuredData({dir, pages}: Pages, options: StructuredDataOptions): void {
  let documents = 0;
  for (const page of pages) {
    rewritePage(dir, page, (html) => {
      const changed = withStructuredData(html, page, options);
      documents += changed === html ? 0 : 1;
      return changed;
    });
  }
  if (documents === 0) {
    throw new Error('No page has the class theme-doc-markdown of documents. See plugins/post-build/structured-data.');
  }
}
