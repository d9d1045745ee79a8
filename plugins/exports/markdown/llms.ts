import {markdownAddress} from './address';
import type {ListedPage} from './pages';
import type {Words} from './wordsOf';

export interface Manual {
  title: string;
  /** Origin of the site, without a slash. */
  origin: string;
  /** Base URL of the language, begins and ends with a slash. */
  baseUrl: string;
  /** In reading order; the page at the base URL describes the manual. */
  pages: readonly ListedPage[];
  /** Base URLs of the other languages with the names that they call themselves. */
  others: readonly {label: string; baseUrl: string}[];
}

/** Name of the file with the whole manual, beside llms.txt. */
export const wholeFile = 'llms-full.txt';

/** Characters that would end the text of a link. */
const linkText = (text: string) => text.replace(/[[\]]/g, String.raw`\$&`);

function link(name: string, address: string, about = ''): string {
  return `- [${linkText(name)}](${address})${about && `: ${about}`}`;
}

/**
 * The manual in the form of https://llmstxt.org: title, summary, the documents by section; what may be left out is
 * under “Optional”, a word of that form in every language.
 */
export function llmsText({title, origin, baseUrl, pages, others}: Manual, {llms}: Words): string {
  const summary = pages.find(({path}) => path === baseUrl)?.description;
  const names = [...new Set(pages.map(({section}) => section))];
  const sections = names.map((name) => [
    `## ${name ?? llms.pages}`,
    pages
      .filter(({section}) => section === name)
      .map((page) => link(page.title, origin + markdownAddress(page.path), page.description))
      .join('\n'),
  ]);
  const optional = [
    link(llms.whole, `${origin}${baseUrl}${wholeFile}`),
    ...others.map((other) => link(other.label, `${origin}${other.baseUrl}llms.txt`)),
  ];
  const blocks = [`# ${title}`, summary && `> ${summary}`, ...sections.flat(), '## Optional', optional.join('\n')];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
