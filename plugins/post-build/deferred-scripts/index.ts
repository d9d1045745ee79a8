import {addTokens, noTokens} from '../critical-css/tokens';
import type {BuiltSite} from '../../docusaurus/site';
import {enginePages, rewritePage} from '../pages';

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

/** Parts of names by which the script in the head finds what the theme has drawn (plugins/performance/client). */
const themeClasses = [
  'colorModeToggle',
  'DocSearch-Button',
  'dropdown',
  'navbar__toggle',
  'navbar-sidebar__backdrop',
  'theme-announcement-bar',
];

/**
 * A click on one of these would be taken before the scripts come, and do nothing.
 * @throws Error naming what a page of the theme does not have
 */
export function checkThemeHooks(html: string): void {
  const {classes, attributes} = addTokens(html, {...noTokens(), classes: new Set()});
  const names = [...classes];
  const missing = [
    ...themeClasses.filter((part) => !names.some((name) => name.includes(part))),
    ...(attributes.has('data-has-hydrated') ? [] : ['data-has-hydrated']),
  ];
  if (missing.length > 0) {
    throw new Error(
      `The pages have no ${missing.join(', ')}, which interactions before the scripts rely on. See @docusaurus/theme-classic/lib/theme and plugins/performance/client/earlyInteractions.ts.`,
    );
  }
}

/**
 * Step: does so with every page of the engine.
 * @throws Error as `withDeferredScripts` and `checkThemeHooks`
 */
export function deferScripts({dir, pages}: BuiltSite): void {
  enginePages(pages()).forEach((page, at) =>
    rewritePage(dir, page, (html) => {
      if (at === 0) {
        checkThemeHooks(html);
      }
      return withDeferredScripts(html);
    }),
  );
}
