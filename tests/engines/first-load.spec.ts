import {expect, test} from './test';

const script = /^assets\/js\//;
/** Longer than the requests of a page that is left alone take; nothing announces that there are no more. */
const quietMs = 2500;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('scripts are prefetched before the first interaction where links can prefetch, and run after it everywhere', async ({
  visit,
  host,
}) => {
  await visit.open('troubleshooting/empty-map');
  await visit.run(wait, quietMs);
  const canPrefetch = await visit.run(() => document.createElement('link').relList.supports('prefetch'));
  expect(host.requests.some((file) => script.test(file))).toBe(canPrefetch);
  expect(await visit.run(() => document.documentElement.dataset.hasHydrated)).toBe('false');
  await visit.hydrated();
  const main = host.requests.filter((file) => /\/main\./.test(file));
  expect(main).toHaveLength(1);
});

test('what is not in sight is laid out late only where what is read stays in its place', async ({visit}) => {
  await visit.open('setup');
  const state = await visit.run(() => ({
    isMarked: 'deferred' in document.documentElement.dataset,
    isSafe: CSS.supports('overflow-anchor:auto'),
  }));
  expect(state.isMarked).toBe(state.isSafe);
  await visit.hydrated();
  await visit.until('all of it to be laid out', () => !('deferred' in document.documentElement.dataset));
});

test('the whole style sheets wait in templates and are valid after the first interaction', async ({visit}) => {
  await visit.open('faq');
  await visit.hydrated();
  const sheets = await visit.until('the whole sheets', () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-whole]')];
    return links.length > 0 && links.every(({media, sheet}) => media === 'all' && sheet !== null) && links.length;
  });
  expect(sheets).toBeGreaterThan(0);
  expect(await visit.run(() => document.querySelectorAll('head template').length)).toBe(0);
});

test('the search answers from its worker, and the policy refuses nothing', async ({visit}) => {
  await visit.open('faq');
  await visit.run(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
      document.documentElement.dataset.refused = `${effectiveDirective} ${blockedURI}`;
    });
  });
  await visit.hydrated();
  await visit.press('k', 'Control');
  await visit.until('the field', () => document.activeElement?.matches('.DocSearch-Input'));
  await visit.page.type('карта');
  await visit.until('hits', () => document.querySelector('.DocSearch-Hit') !== null);
  expect(
    await visit.run(() =>
      performance.getEntriesByType('resource').some(({name}) => /\/assets\/js\/search\.[^/]+\.js$/.test(name)),
    ),
  ).toBe(true);
  expect(await visit.run(() => document.documentElement.dataset.refused ?? '')).toBe('');
});
