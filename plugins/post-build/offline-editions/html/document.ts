import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {jsonInScript} from '../../../docusaurus/html';
import {escapeHtml} from '../../../search/engine/escape';
import {contentsHtml} from '../content/contents';
import type {Manual} from '../content/index';
import {bySystem} from '../content/styles';
import type {Title} from '../title';
import type {Words} from '../wordsOf';

/** What makes the manual searchable. */
export interface DiskSearch {
  /** Text of the search index of the language. */
  index: string;
  script: string;
}

const htmlCss = readFileSync(join(__dirname, 'html.css'), 'utf8');

/** The manual as one HTML file that needs no other file. */
export function htmlDocument(manual: Manual, title: Title, words: Words, search: DiskSearch): string {
  const data = JSON.stringify({chapters: Object.fromEntries(manual.chapters), words});
  return `<!doctype html>
<html lang="${manual.language}" data-theme="system">
<head><meta charset="utf-8"><title>${escapeHtml(title.name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style data-offline-edition>${bySystem(manual.css)}\n${htmlCss}</style></head>
<body class="edition">
<header class="edition-cover" id="edition">
<h1>${escapeHtml(title.name)}</h1>
<p>${title.lines.map(escapeHtml).join(' · ')}</p>
<p>${escapeHtml(words.online)} <a href="${manual.address}">${escapeHtml(decodeURI(manual.address))}</a></p>
<form class="edition-search" role="search" hidden><input type="search" aria-label="${escapeHtml(words.search)}" placeholder="${escapeHtml(words.search)}" maxlength="64" autocomplete="off"></form>
<p class="edition-status" role="status"></p>
<ol class="edition-results"></ol>
<nav class="edition-contents" aria-labelledby="contents">
<h2 id="contents">${escapeHtml(words.contents)}</h2>
${contentsHtml(manual.entries, () => '')}
</nav>
<a class="edition-up" href="#edition">${escapeHtml(words.toContents)}</a>
</header>
<main>${manual.html}</main>
<script type="application/json" id="edition-data">${jsonInScript(data)}</script>
<script type="application/json" id="edition-index">${jsonInScript(search.index)}</script>
<script data-script="offline-edition">${search.script}</script>
</body></html>
`;
}
