import {pagesIn, rewrite} from './pages.ts';

const bootScript = /<script src="?([^" >]+\/assets\/js\/(?:runtime~main|main)\.[^" >]+)"? defer(?:="")?><\/script>/g;

/**
 * A page whose scripts stand in a template at its end, where they are inert until `client/run.ts` puts them into the head:
 * those of its route first, for they can come while the main script does.
 * @param routeScripts their addresses
 * @throws Error on a page that does not start as pages of the engine do
 */
export function startingLater(html: string, routeScripts: readonly string[]): string {
  const boot = [...html.matchAll(bootScript)].map(([, src]) => src ?? '');
  if (boot.length !== 2) {
    throw new Error(
      `The page starts ${boot.length} scripts where the engine starts two: see plugins/first-load/scripts.ts.`,
    );
  }
  const scripts = [...boot, ...routeScripts].map((src) => `<script src="${src}"></script>`).join('');
  return html
    .replace(bootScript, '')
    .replace('</body>', () => `<template id="boot-scripts">${scripts}</template></body>`);
}

/** Does so with every page of a language. */
export function startLater(
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
  routeScripts: (path: string) => readonly string[],
  isOther: (page: string) => boolean,
): void {
  for (const page of pagesIn(outDir).filter((one) => !isOther(one))) {
    const path = baseUrl + page.replace(/(?:(^|\/)index)?\.html$/, '$1');
    const own = routeScripts(path).map((file) => baseUrl + file);
    rewrite(outDir, page, (html) => startingLater(html, own));
  }
}
