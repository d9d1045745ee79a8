import {rewritePage, type Pages} from '../pages.ts';

/** How the engine starts a page: deferred scripts of its own, at least the bundler's runtime and the main one. */
const bootScript = /<script src="?([^" >]+\/assets\/js\/[^" >]+)"? defer(?:="")?><\/script>/g;

/**
 * A page whose scripts are in a template at its end, where they are inert until the script in its head
 * (`plugins/performance/client`) runs them.
 * @throws Error on a page that does not start as pages of the engine do
 */
export function withDeferredScripts(html: string): string {
  const sources = [...html.matchAll(bootScript)].map(([, src]) => src ?? '');
  if (!['/runtime~main.', '/main.'].every((name) => sources.some((src) => src.includes(name)))) {
    throw new Error(
      `The page starts the scripts “${sources.join(', ')}”, but not runtime~main and main as the engine does. ` +
        'See @docusaurus/core/lib/ssg/ssgTemplate.html.js and plugins/post-build/deferred-scripts/index.ts.',
    );
  }
  const scripts = sources.map((src) => `<script src="${src}"></script>`).join('');
  return html
    .replace(bootScript, '')
    .replace('</body>', () => `<template id="boot-scripts">${scripts}</template></body>`);
}

/**
 * Does so with every page that starts scripts at all.
 * @throws Error as `withDeferredScripts`
 */
export function deferScripts({dir, pages}: Pages): void {
  for (const page of pages) {
    rewritePage(dir, page, (html) => (html.includes('/assets/js/') ? withDeferredScripts(html) : html));
  }
}
