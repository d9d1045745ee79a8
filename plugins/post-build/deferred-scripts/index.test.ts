import {expect, it} from 'vitest';
import {withDeferredScripts} from './index';

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
