import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from 'esbuild';
import {criticalCss} from './critical.ts';
import {rewritePage, type Pages} from '../pages.ts';
import {addTokens, noTokens, type PageTokens} from './tokens.ts';

const sheetLink = /<link rel="?stylesheet"? href="?([^" >]+)"?[^>]*>/g;

const sheetsOf = (html: string) => [...html.matchAll(sheetLink)].map(([, href]) => href ?? '');

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
 * Gives pages the styles of their first paint inline and lets the whole style sheets come without holding it up.
 * @param basePath path of the site
 * @throws Error when no page links a style sheet in the way that the engine writes it
 */
export function inlineCriticalCss({dir, pages}: Pages, basePath: string): void {
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
    const [base, ...rest] = sheetsOf(html);
    [base, ...rest].forEach((href) => href !== undefined && read(href));
    addTokens(html, groupOf(kinds, kindOf(html)).tokens);
    rest.forEach((href) => addTokens(html, groupOf(components, read(href)).tokens));
  }
  if (pages.length > 0 && kinds.size > 0 && contents.size === 0) {
    throw new Error(
      'No page links a style sheet. See @docusaurus/core/lib/ssg/ssgTemplate.html.js and plugins/post-build/critical-css/index.ts.',
    );
  }
  const later = drawnLater();
  const others = later + [...components.keys()].join('');
  for (const page of pages) {
    rewritePage(dir, page, (html) => {
      const [base, ...rest] = sheetsOf(html);
      if (base === undefined) {
        return html;
      }
      const own = `<style data-critical>${groupOf(kinds, kindOf(html)).critical(read(base), others)}${later}</style>`;
      const inline = [
        own,
        ...rest.map(read).map((css) => {
          const critical = groupOf(components, css).critical(css, others + read(base));
          return `<style data-part>${critical}</style>`;
        }),
      ];
      // Each whole sheet behind the inline part of it and before those of later ones: whatever comes first, the order
      // of the rules stays.
      const whole = [base, ...rest];
      const styles = inline.map((style, at) => style + deferredSheet(whole[at] ?? '')).join('');
      const withoutScripts = `<noscript>${whole.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`;
      return html.replace(sheetLink, '').replace('</head>', () => `${styles}${withoutScripts}</head>`);
    });
  }
}
