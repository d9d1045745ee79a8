import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {contentsHtml, escaped} from '../book/contents.ts';
import type {Book} from '../book/index.ts';
import type {Title} from '../title.ts';
import type {Words} from '../words.ts';
import {asPictures} from './figures.ts';
import {fontFaces} from './fonts.ts';

/** Id of the element whose page the contents list under that id → its page in the PDF, the cover being 1. */
export type PageNumbers = ReadonlyMap<string, number>;

/** As wide as any number of a page, so that the contents do not move when the true ones come. */
const unknownPage = '000';

const paperCss = readFileSync(join(__dirname, 'paper.css'), 'utf8');

/**
 * The book as an HTML document to print: cover, contents with the numbers of pages, chapters.
 * @param numbers null for the first printing, that is made to find them
 */
export function paperDocument(book: Book, title: Title, words: Words, numbers: PageNumbers | null): string {
  const number = (id: string) => `<b>${numbers?.get(id) ?? unknownPage}</b>`;
  return `<!doctype html>
<html lang="${book.language}" data-theme="light">
<head><meta charset="utf-8"><title>${escaped(title.name)}</title>
<style>${fontFaces()}</style><style>${book.css}</style><style>${paperCss}</style></head>
<body class="book">
<header class="book-cover">
<h1>${escaped(title.name)}</h1>
${title.lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
<p>${escaped(words.online)} <a href="${book.address}">${escaped(decodeURI(book.address))}</a></p>
</header>
<nav class="book-contents" aria-labelledby="contents">
<h2 id="contents">${escaped(words.contents)}</h2>
${contentsHtml(book.entries, number)}
</nav>
<main>${asPictures(book.html)}</main>
</body></html>`;
}
