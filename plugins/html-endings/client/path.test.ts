import fc from 'fast-check';
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

describe('any address', () => {
  const part = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.constantFrom('%', '%D0', '%B0', '%ff', '%00', '%2F', '.html', '/index.html', '<script>'),
  );
  const text = fc.array(part, {maxLength: 5}).map((parts) => parts.join(''));
  /** As the browser writes it, which cannot encode what is no UTF-16 and leaves a percent sign as it is. */
  const address = (rest: string) => new URL(`https://example.com/wordpress/${rest}`);

  it('has a hash that can be decoded afterwards, and the same if it could be before', () => {
    fc.assert(
      fc.property(text, (any) => {
        const {hash} = address(`#${any}`);
        const canonical = canonicalHash(hash);
        const decoded = decodeURIComponent(canonical);
        expect(canonical === hash || decoded === hash).toBe(true);
      }),
      {numRuns: 10_000},
    );
  });

  it('has a path that can be decoded afterwards, and stays on the site', () => {
    fc.assert(
      fc.property(text, (any) => {
        const {pathname} = address(any.replace(/[?#]/g, ''));
        const canonical = canonicalPath(pathname, (candidate) => routes.includes(candidate));
        expect(() => decodeURI(canonical)).not.toThrow();
        expect(new URL(canonical, 'https://example.com').host).toBe('example.com');
      }),
      {numRuns: 10_000},
    );
  });
});
