import {describe, expect, it} from 'vitest';
import {startingLater} from './scripts';
import {startScript} from './startScript';

const head =
  '<script src=/a/assets/js/runtime~main.1.js defer></script><script src="/a/assets/js/main.2.js" defer=""></script>';

describe('startingLater', () => {
  it('lets the scripts wait at the end of the page, those of the route with them', () => {
    expect(
      startingLater(`<head>${head}</head><body>text</body>`, {scripts: ['/a/assets/js/3.js'], page: '0 3 7 /a/'}),
    ).toBe(
      '<head></head><body>text<template id="boot-scripts" data-page="0 3 7 /a/"><script src="/a/assets/js/runtime~main.1.js"></script>' +
        '<script src="/a/assets/js/main.2.js"></script><script src="/a/assets/js/3.js"></script></template></body>',
    );
  });

  it('names a page that starts otherwise', () => {
    expect(() => startingLater('<body></body>', {scripts: [], page: null})).toThrow('The page starts 0 scripts');
  });
});

describe('startScript', () => {
  it('weighs little and cannot close its own element', () => {
    const script = startScript('version-1');
    // 0.1 kB of it asks for scripts and styles one by one: in one piece a slow phone was busy for 0.1 s with asking.
    // 0.1 kB of it says that what is not in sight can wait: else a slow phone is busy for twice as long.
    // 50 bytes of it keep the letters that are typed while the scripts take over.
    // 90 bytes of it close again, by Escape or a tap beside it, what was opened before the scripts.
    // 0.2 kB of it show at once another announcement than the one dismissed, and close one at once.
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(4920);
    expect(script).not.toContain('</');
  });
});
