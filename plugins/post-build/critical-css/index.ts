import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from 'esbuild';
import {styleSheetLinks} from '../../docusaurus/html';
import type {BuiltSite} from '../../docusaurus/site';
import {enginePages, rewritePage} from '../pages';
import {criticalCss} from './critical';
import {addTokens, noTokens, type PageTokens} from './tokens';

/** Pages of one kind share their inline styles: the policy names each of them. The first page is a kind of its own. */
function kindOf(html: string): string {
  const classes = /<html[^>]*\bclass="?([^">]*)/.exec(html)?.[1] ?? '';
  return classes.replace(/\bdocs-doc-id-(?!intro\b)\S+/g, '').trim();
}

/** Joins what is apart once rules and values have gone. */
const minified = (css: string): string => transformSync(css, {loader: 'css', minify: true}).code.trim();

/** What is known of a kind of pages, or of a sheet that only some pages link. */
class CssGroup {
  readonly tokens: PageTokens = noTokens();
  private css: string | null = null;

  critical(sheet: string, others: string): string {
    this.css ??= minified(criticalCss(sheet, this.tokens, others));
    return this.css;
  }
}

function groupOf(groups: Map<string, CssGroup>, name: string): CssGroup {
  const known = groups.get(name) ?? new CssGroup();
  groups.set(name, known);
  return known;
}

/** A sheet that `plugins/performance/client/bootScripts.ts` asks for when the page has been shown, and then makes one for all media. */
const deferredSheet = (href: string) =>
  `<template><link rel="stylesheet" href="${href}" media="print" data-whole></template>`;

/** Styles of what comes into the page after its first paint. */
const drawnLater = (): string => minified(readFileSync(join(__dirname, 'drawnLater.css'), 'utf8'));

/**
 * Step: gives pages the styles of their first paint inline and lets the whole style sheets come without holding it up.
 * @throws Error when a page links no style sheet in the way that the engine writes it
 */
export function inlineCriticalCss({dir, basePath, pages: all}: BuiltSite): void {
  const pages = enginePages(all());
  const contents = new Map<string, string>();
  const read = (href: string) => {
    const css = contents.get(href) ?? readFileSync(join(dir, decodeURI(href.slice(basePath.length))), 'utf8');
    contents.set(href, css);
    return css;
  };
  const kinds = new Map<string, CssGroup>();
  const components = new Map<string, CssGroup>();
  for (const page of pages) {
    const html = readFileSync(join(dir, page), 'utf8');
    const [, ...rest] = styleSheetLinks(html, page);
    addTokens(html, groupOf(kinds, kindOf(html)).tokens);
    rest.forEach(({href}) => addTokens(html, groupOf(components, read(href)).tokens));
  }
  const later = drawnLater();
  const others = later + [...components.keys()].join('');
  for (const page of pages) {
    rewritePage(dir, page, (html) => {
      const [base, ...rest] = styleSheetLinks(html, page);
      const own = groupOf(kinds, kindOf(html)).critical(read(base.href), others);
      const inline = [
        `<style data-critical>${own}${later}</style>`,
        ...rest.map(({href}) => {
          const critical = groupOf(components, read(href)).critical(read(href), others + read(base.href));
          return `<style data-part>${critical}</style>`;
        }),
      ];
      // Each whole sheet behind the inline part of it and before those of later ones: whatever comes first, the order
      // of the rules stays.
      const styles = [base, ...rest].map(({href}, at) => inline[at] + deferredSheet(href)).join('');
      const withoutScripts = `<noscript>${[base, ...rest].map(({href}) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`;
      return [base, ...rest]
        .reduce((text, {tag}) => text.replace(tag, ''), html)
        .replace('</head>', () => `${styles}${withoutScripts}</head>`);
    });
  }
}
