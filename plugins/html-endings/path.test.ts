import fc from 'fast-check';
import {describe, expect, it, inject} from 'vitest';
import {canonicalPath, decodable} from './path';

const routes = ['/wordpress/', '/wordpress/faq', '/wordpress/панель', '/wordpress/letter.html'];
const canonical = (path: string) => canonicalPath(path, (candidate) => routes.includes(candidate));

describe('canonicalPath', () => {
  it.each([
    ['/wordpress/faq.html', '/wordpress/faq'],
    ['/wordpress/faq/index.html', '/wordpress/faq'],
    [encodeURI('/wordpress/панель.html'), encodeURI('/wordpress/панель')],
    ['/wordpress/index.html', '/wordpress/'],
  ])('makes %s %s', (path, expected) => {
    expect(canonical(path)).toBe(expected);
  });

  it.each([
    ['a route of exactly that name', '/wordpress/letter.html'],
    ['a path without an ending', '/wordpress/faq'],
    ['a path of no page', '/wordpress/nothing.html'],
    ['a path as it was typed', '/wordpress/a%2Fb%23c'],
  ])('leaves %s alone', (_, path) => {
    expect(canonical(path)).toBe(path);
  });

  it('makes a path that is not UTF-8 one that can be decoded', () => {
    expect(decodeURI(canonical('/wordpress/%D0%ZZ'))).toBe('/wordpress/%D0%ZZ');
  });
});

describe('decodable', () => {
  it.each(['', '#', '#keys', '#%D0%B0', '#a b'])('leaves “%s” alone', (hash) => {
    expect(decodable(hash, decodeURIComponent)).toBe(hash);
  });

  it.each(['#%', '#%D0', '#100%&%20'])('makes “%s” one that can be decoded', (hash) => {
    expect(decodeURIComponent(decodable(hash, decodeURIComponent))).toBe(hash);
  });
});

describe('any address', () => {
  const part = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.constantFrom('%', '%D0', '%B0', '%ff', '%00', '%2F', '.html', '/index.html', '<script>'),
  );
  const text = fc.array(part, {maxLength: 5}).map((parts) => parts.join(''));
  /** As browsers write it: they cannot encode what is not UTF-16, and leave a percent sign as it is. */
  const address = (rest: string) => new URL(`https://example.com/wordpress/${rest}`);

  it('has a hash that can be decoded afterwards, and the same if it could be before', () => {
    fc.assert(
      fc.property(text, (any) => {
        const {hash} = address(`#${any}`);
        const changed = decodable(hash, decodeURIComponent);
        const decoded = decodeURIComponent(changed);
        expect(changed === hash || decoded === hash).toBe(true);
      }),
      {numRuns: inject('fuzzRuns')},
    );
  });

  it('has a path that can be decoded afterwards, and stays on the site', () => {
    fc.assert(
      fc.property(text, (any) => {
        const {pathname} = address(any.replace(/[?#]/g, ''));
        const changed = canonical(pathname);
        expect(() => decodeURI(changed)).not.toThrow();
        expect(new URL(changed, 'https://example.com').host).toBe('example.com');
      }),
      {numRuns: inject('fuzzRuns')},
    );
  });
});
