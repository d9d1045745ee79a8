import {describe, expect, it} from 'vitest';
import {canonicalHash, canonicalPath, withoutEnding} from './path.ts';

const routes = ['/wordpress/', '/wordpress/faq', '/wordpress/letter.html'];
const bare = (path: string) => withoutEnding(path, (candidate) => routes.includes(candidate));

describe('withoutEnding', () => {
  it('takes .html and /index.html off a page', () => {
    expect(bare('/wordpress/faq.html')).toBe('/wordpress/faq');
    expect(bare('/wordpress/faq/index.html')).toBe('/wordpress/faq');
  });

  it('keeps the slash of the landing page', () => {
    expect(bare('/wordpress/index.html')).toBe('/wordpress/');
  });

  it('keeps a route of exactly that name', () => {
    expect(bare('/wordpress/letter.html')).toBe('/wordpress/letter.html');
  });

  it('keeps a path without an ending and one of no page', () => {
    expect(bare('/wordpress/faq')).toBe('/wordpress/faq');
    expect(bare('/wordpress/nothing.html')).toBe('/wordpress/nothing.html');
  });
});

describe('canonicalPath', () => {
  const canonical = (path: string) => canonicalPath(path, (candidate) => routes.includes(candidate));

  it('leaves a path as it was typed', () => {
    expect(canonical('/wordpress/a%2Fb%23c')).toBe('/wordpress/a%2Fb%23c');
  });

  it('takes the ending off', () => {
    expect(canonical('/wordpress/faq.html')).toBe('/wordpress/faq');
  });

  it('makes a path that is no UTF-8 one that can be decoded', () => {
    expect(decodeURI(canonical('/wordpress/%D0%ZZ'))).toBe('/wordpress/%D0%ZZ');
  });
});

describe('canonicalHash', () => {
  it.each(['', '#', '#keys', '#%D0%B0', '#a b'])('leaves “%s” as it is', (hash) => {
    expect(canonicalHash(hash)).toBe(hash);
  });

  it.each(['#%', '#%D0', '#100%&%20'])('makes “%s” one that can be decoded', (hash) => {
    expect(decodeURIComponent(canonicalHash(hash))).toBe(hash);
  });
});
