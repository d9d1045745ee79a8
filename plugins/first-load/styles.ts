import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from 'esbuild';
import {criticalCss} from './critical.ts';
import {pagesIn, rewrite} from './pages.ts';
import {addTokens, noTokens, type PageTokens} from './tokens.ts';

const sheetLink = /<link rel="?stylesheet"? href="?([^" >]+)"?[^>]*>/g;

const sheetsOf = (html: string) => [...html.matchAll(sheetLink)].map(([, href]) => href ?? '');

/** Pages of one kind share their inline styles: the policy names each of them. The first page is a kind of its own. */
function kindOf(html: string): string {
  const classes = /<html[^>]*\bclass="?([^">]*)/.exec(html)?.[1] ?? '';
  return classes.replace(/\bdocs-doc-id-(?!intro\b)\S+/g, '').trim();
}

/** Puts together what stands apart once rules and values have gone. */
const minified = (css: string): string => transformSync(css, {loader: 'css', minify: true}).code.trim();

/** What is known of a kind of pages, or of a sheet that only some pages link. */
class Reach {
  readonly tokens: PageTokens = noTokens();
  private css: string | null = null;

  critical(sheet: string, others: string): string {
    this.css ??= minified(criticalCss(sheet, this.tokens, others));
    return this.css;
  }
}

function reachOf(reaches: Map<string, Reach>, name: string): Reach {
  const known = reaches.get(name) ?? new Reach();
  reaches.set(name, known);
  return known;
}

/** A sheet that `client/run.ts` asks for when the page has been shown, and then makes one for all media. */
const waitingSheet = (href: string) =>
  `<template><link rel="stylesheet" href="${href}" media="print" data-whole></template>`;

/** Styles of what comes into the page after its first paint. */
const drawnLater = (): string => minified(readFileSync(join(__dirname, 'drawnLater.css'), 'utf8'));

/**
 * Gives every page in a folder the styles of its first paint inline and lets the whole style sheets come without holding
 * it up.
 * @param basePath path of the folder on the site
 */
export function paintFirst(dir: string, basePath: string): void {
  const contents = new Map<string, string>();
  const read = (href: string) => {
    const css = contents.get(href) ?? readFileSync(join(dir, decodeURI(href.slice(basePath.length))), 'utf8');
    contents.set(href, css);
    return css;
  };
  const pages = pagesIn(dir);
  const kinds = new Map<string, Reach>();
  const parts = new Map<string, Reach>();
  for (const page of pages) {
    const html = readFileSync(join(dir, page), 'utf8');
    const [base, ...rest] = sheetsOf(html);
    [base, ...rest].forEach((href) => href !== undefined && read(href));
    addTokens(html, reachOf(kinds, kindOf(html)).tokens);
    rest.forEach((href) => addTokens(html, reachOf(parts, read(href)).tokens));
  }
  const later = drawnLater();
  const others = later + [...parts.keys()].join('');
  for (const page of pages) {
    rewrite(dir, page, (html) => {
      const [base, ...rest] = sheetsOf(html);
      if (base === undefined) {
        return html;
      }
      const own = `<style data-critical>${reachOf(kinds, kindOf(html)).critical(read(base), others)}${later}</style>`;
      const inline = [
        own,
        ...rest.map(read).map((css) => {
          const critical = reachOf(parts, css).critical(css, others + read(base));
          return `<style data-part>${critical}</style>`;
        }),
      ];
      // Each whole sheet behind the inline part of it and before those of later ones: whatever comes first, the order
      // of the rules stays.
      const whole = [base, ...rest];
      const styles = inline.map((style, at) => style + waitingSheet(whole[at] ?? '')).join('');
      const withoutScripts = `<noscript>${whole.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`;
      return html.replace(sheetLink, '').replace('</head>', () => `${styles}${withoutScripts}</head>`);
    });
  }
}
