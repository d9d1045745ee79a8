import type {RouteParts} from './chunks.ts';
import {pagesIn, rewrite} from './pages.ts';

const bootScript = /<script src="?([^" >]+\/assets\/js\/(?:runtime~main|main)\.[^" >]+)"? defer(?:="")?><\/script>/g;

/**
 * A page whose scripts stand in a template at its end, where they are inert until `client/run.ts` puts them into the head:
 * those of its route first, for they can come while the main script does.
 * @param route the addresses of its scripts, and what it is (`chunks.ts`)
 * @throws Error on a page that does not start as pages of the engine do
 */
export function startingLater(html: string, {scripts: own, page}: RouteParts): string {
  const boot = [...html.matchAll(bootScript)].map(([, src]) => src ?? '');
  if (boot.length !== 2) {
    throw new Error(
      `The page starts ${boot.length} scripts where the engine starts two: see plugins/first-load/scripts.ts.`,
    );
  }
  const scripts = [...boot, ...own].map((src) => `<script src="${src}"></script>`).join('');
  return html
    .replace(bootScript, '')
    .replace(
      '</body>',
      () => `<template id="boot-scripts"${page === null ? '' : ` data-page="${page}"`}>${scripts}</template></body>`,
    );
}

/** Does so with every page of a language. */
export function startLater(
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
  routeParts: (path: string) => RouteParts,
  isOther: (page: string) => boolean,
): void {
  for (const page of pagesIn(outDir).filter((one) => !isOther(one))) {
    const path = baseUrl + page.replace(/(?:(^|\/)index)?\.html$/, '$1');
    const {scripts, ...route} = routeParts(path);
    const own = {...route, scripts: scripts.map((file) => baseUrl + file)};
    rewrite(outDir, page, (html) => startingLater(html, own));
  }
}
