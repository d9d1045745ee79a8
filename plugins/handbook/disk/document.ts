import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {contentsHtml, escaped} from '../book/contents.ts';
import type {Book} from '../book/index.ts';
import {bySystem} from '../book/styles.ts';
import type {Title} from '../title.ts';
import type {Words} from '../words.ts';

/** What makes the book searchable. */
export interface DiskSearch {
  /** Text of the search index of the language. */
  index: string;
  script: string;
}

const diskCss = readFileSync(join(__dirname, 'disk.css'), 'utf8');

/** Data that can stand in a script element: nothing in it ends the element. */
function inScript(json: string): string {
  return json.replace(/</g, String.raw`\u003c`);
}

/** The book as one HTML file that needs nothing beside it. */
export function diskDocument(book: Book, title: Title, words: Words, search: DiskSearch): string {
  const data = JSON.stringify({chapters: Object.fromEntries(book.chapters), words});
  return `<!doctype html>
<html lang="${book.language}" data-theme="system">
<head><meta charset="utf-8"><title>${escaped(title.name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style data-handbook>${bySystem(book.css)}\n${diskCss}</style></head>
<body class="book">
<header class="book-cover" id="book">
<h1>${escaped(title.name)}</h1>
<p>${title.lines.map(escaped).join(' · ')}</p>
<p>${escaped(words.online)} <a href="${book.address}">${escaped(decodeURI(book.address))}</a></p>
<form class="disk-search" role="search" hidden><input type="search" aria-label="${escaped(words.search)}" placeholder="${escaped(words.search)}" maxlength="64" autocomplete="off"></form>
<p class="disk-status" role="status"></p>
<ol class="disk-results"></ol>
<nav class="book-contents" aria-labelledby="contents">
<h2 id="contents">${escaped(words.contents)}</h2>
${contentsHtml(book.entries, () => '')}
</nav>
<a class="disk-up" href="#book">${escaped(words.toContents)}</a>
</header>
<main>${book.html}</main>
<script type="application/json" id="book-data">${inScript(data)}</script>
<script type="application/json" id="book-index">${inScript(search.index)}</script>
<script data-script="handbook">${search.script}</script>
</body></html>
`;
}
