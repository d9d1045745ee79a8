import {sep} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {documentText, isNoIndex, jsonInScript} from '../../docusaurus/html';
import type {BuiltSite} from '../../docusaurus/site';
import {rewritePage} from '../pages';
import {article, factsOf, questions, steps, type Part, type Thing} from './things';

export type {Thing} from './things';

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

function thingsOf($: CheerioAPI, text: Part, file: string, options: StructuredDataOptions): Thing[] {
  const facts = factsOf($, text, file);
  const path = pathOf(file, facts.language);
  const subject = path === '' ? options.subject[facts.language] : undefined;
  return [
    article(facts, options.author),
    ...(subject ? [{...subject, url: facts.url, description: facts.description, inLanguage: facts.language}] : []),
    ...(options.questions.includes(path) ? [questions($, text)] : []),
    ...(options.tasks.includes(path) ? [steps($, text, facts)] : []),
  ];
}

/**
 * A built page with what it is in terms of schema.org, as JSON-LD in its head: data, which no script policy touches
 * and no script of the site repeats. Pages that are no documents, or that ask not to be indexed, stay as they are.
 * @param file its path in the folder of the site
 * @throws Error on a document without a head, an address or a title
 */
export function withStructuredData(html: string, file: string, options: StructuredDataOptions): string {
  const $ = load(html);
  const text = documentText($, file);
  if (text === null || isNoIndex($)) {
    return html;
  }
  const end = html.indexOf('</head>');
  if (end < 0) {
    throw new Error(`${file} has no end of its head to put structured data before.`);
  }
  const things = {'@context': 'https://schema.org', '@graph': thingsOf($, text, file, options)};
  const script = `<script type="application/ld+json">${jsonInScript(JSON.stringify(things))}</script>`;
  return html.slice(0, end) + script + html.slice(end);
}

/**
 * Step: puts structured data into every document among the pages.
 * @throws Error when there is none
 */
export function addStructuredData({dir, pages}: BuiltSite, options: StructuredDataOptions): void {
  let documents = 0;
  for (const page of pages().pages) {
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
