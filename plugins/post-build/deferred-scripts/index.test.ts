import {expect, it} from 'vitest';
import {checkThemeHooks, withDeferredScripts} from './index';

const head =
  '<script src=/a/assets/js/runtime~main.1.js defer></script><script src="/a/assets/js/main.2.js" defer=""></script>';

it('lets the scripts wait at the end of the page', () => {
  expect(withDeferredScripts(`<head>${head}</head><body>text</body>`)).toBe(
    '<head></head><body>text<template id="boot-scripts"><script src="/a/assets/js/runtime~main.1.js"></script>' +
      '<script src="/a/assets/js/main.2.js"></script></template></body>',
  );
});

it('refuses a page that starts otherwise, and names the file to look at', () => {
  const other = '<script src="/a/assets/js/entry.1.js" defer></script>';
  expect(() => withDeferredScripts(`<head>${other}</head><body></body>`)).toThrow(/entry\.1\.js.*ssgTemplate/s);
});

const themed =
  '<html data-has-hydrated=false><div class="theme-announcement-bar_x"></div><button class="navbar__toggle clean-btn"></button>' +
  '<div class="dropdown"><a></a></div><div class="colorModeToggle_x1"></div><button class=DocSearch-Button></button>' +
  '<div class="navbar-sidebar__backdrop"></div></html>';

it('accepts a page with all that interactions before the scripts rely on', () => {
  expect(() => checkThemeHooks(themed)).not.toThrow();
});

it.each(['navbar__toggle', 'colorModeToggle', 'data-has-hydrated'])('names what the theme has no more: %s', (name) => {
  expect(() => checkThemeHooks(themed.replace(name, 'other'))).toThrow(`no ${name}`);
});
