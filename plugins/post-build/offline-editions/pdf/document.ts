import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {escapeHtml} from '../../../search/engine/escape';
import {contentsHtml} from '../content/contents';
import type {Manual} from '../content/index';
import type {Title} from '../title';
import type {Words} from '../wordsOf';
import {asPictures} from './figures';
import {fontFaces} from './fonts';

/** Id of the element whose page the contents list under that id → its page in the PDF, the cover being 1. */
export type PageNumbers = ReadonlyMap<string, number>;

/** As wide as any number of a page, so that the contents do not move when the true ones come. */
const unknownPage = '000';

const pdfCss = readFileSync(join(__dirname, 'pdf.css'), 'utf8');

/**
 * The manual as an HTML document to print: cover, contents with the numbers of pages, chapters.
 * @param numbers null for the first rendering, that is made to find them
 */
export function pdfDocument(manual: Manual, title: Title, words: Words, numbers: PageNumbers | null): string {
  const number = (id: string) => `<b>${numbers?.get(id) ?? unknownPage}</b>`;
  return `<!doctype html>
<html lang="${manual.language}" data-theme="light">
<head><meta charset="utf-8"><title>${escapeHtml(title.name)}</title>
<style>${fontFaces()}</style><style>${manual.css}</style><style>${pdfCss}</style></head>
<body class="edition">
<header class="edition-cover">
<h1>${escapeHtml(title.name)}</h1>
${title.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p>${escapeHtml(words.online)} <a href="${manual.address}">${escapeHtml(decodeURI(manual.address))}</a></p>
</header>
<nav class="edition-contents" aria-labelledby="contents">
<h2 id="contents">${escapeHtml(words.contents)}</h2>
${contentsHtml(manual.entries, number)}
</nav>
<main>${asPictures(manual.html)}</main>
</body></html>`;
}
