import type {Page} from '@playwright/test';
import fc from 'fast-check';
import {expect, test} from '../browser/support/fixtures';
import {hydrated, open} from '../browser/support/hydration';
import {storedKeys} from '../browser/support/search';
import {storageKey} from '../browser/support/site';
import {toolPages} from '../browser/support/tools';

/** What would act if it were taken for more than text; whatever it makes is marked. */
const markup = [
  '<img src=x data-stranger onerror="stranger=1">',
  '"><script data-stranger>stranger=1</script>',
  "'-stranger-'",
  '</title><svg data-stranger onload=stranger=1>',
  '<iframe data-stranger srcdoc="<script>parent.stranger=1</script>">',
  'javascript:stranger=1',
  '<a data-stranger href="javascript:stranger=1">a</a>',
  '<style data-stranger>main{display:none}</style>',
  '<base data-stranger href=//stranger.invalid/>',
  '{{constructor.constructor("stranger=1")()}}',
  '${stranger=1}',
  '&lt;img src=x onerror=stranger=1&gt;',
  '__proto__',
  'constructor',
  '[object Object]',
];

const piece = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom(...markup)},
  {weight: 3, arbitrary: fc.string({unit: 'binary', maxLength: 40})},
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%2', '%ff', '%00', '%C0%AE', '&', '=', '#', '?', '+', '\\', '\u202e', '😀'),
  },
);
const anything = fc.array(piece, {minLength: 1, maxLength: 4}).map((pieces) => pieces.join(''));

/** The same values in every run. */
const values = (count: number) => fc.sample(anything, {numRuns: count, seed: 7});

/** Notes from now on, in every document, what only a stranger would put into a page. */
async function watchInjection(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = new URL(location.href).origin;
    const isForeign = (element: Element) =>
      element.matches('[data-stranger], iframe, object, embed, base') ||
      element.getAttributeNames().some((name) => name.startsWith('on')) ||
      (element instanceof HTMLScriptElement && element.src !== '' && !element.src.startsWith(`${own}/`)) ||
      /^\s*javascript:/i.test(element.getAttribute('href') ?? '');
    const found: string[] = [];
    Reflect.set(window, 'injected', found);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
        if (node instanceof Element) {
          const all = [node, ...node.querySelectorAll('*')];
          found.push(...all.filter(isForeign).map(({outerHTML}) => outerHTML.slice(0, 200)));
        }
      }
    }).observe(document, {childList: true, subtree: true});
  });
}

/** Whether the page is whole, and what a stranger has left in it; console, errors and policy are watched by the fixtures. */
async function expectClean(page: Page, value: string): Promise<void> {
  const state = await page.evaluate(() => ({
    stranger: 'stranger' in window,
    injected: (Reflect.get(window, 'injected') as string[]).splice(0),
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
  }));
  expect(state, JSON.stringify(value)).toEqual({stranger: false, injected: [], headings: 1});
}

/** Goes to another query or hash of the page that is open as a link within it does, and waits for two frames. */
function go(page: Page, search: string, hash = ''): Promise<void> {
  return page.evaluate(
    async ([query, fragment]) => {
      const url = new URL(location.href);
      url.search = query;
      url.hash = fragment;
      history.replaceState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
      dispatchEvent(new HashChangeEvent('hashchange'));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    [search, hash] as const,
  );
}

/** Some values as whole addresses, which the boot of a page reads. */
const fresh = 20;

test.beforeEach(async ({page}) => {
  await watchInjection(page);
});

test('any string as a query is searched for as text', async ({page}) => {
  await open(page, 'search?q=box');
  for (const value of values(300)) {
    await go(page, `?q=${value.includes('%') ? value : encodeURIComponent(value)}`);
    await expectClean(page, value);
  }
  const main = page.getByRole('main');
  const count = main.getByRole('status').filter({hasText: /^(?!Ищем…)./});
  const answer = count.or(main.getByRole('heading', {name: 'Все разделы'})).first();
  for (const value of values(fresh)) {
    await open(page, `search?q=${encodeURIComponent(value)}`);
    await expect(answer).toBeVisible();
    await expectClean(page, value);
  }
});

test('any string as a hash leads nowhere, or to its heading', async ({page}) => {
  await open(page, 'faq');
  for (const value of values(300)) {
    await go(page, '', value);
    await expectClean(page, value);
  }
  for (const value of values(fresh)) {
    // Another document: a change of the hash alone loads none.
    await open(page, `faq?${values(fresh).indexOf(value)}#${value}`);
    await expectClean(page, value);
  }
});

test('any string in the address of a tool is taken, or named as not taken', async ({page}) => {
  for (const {page: path, prefix, nonsense} of toolPages) {
    const names = nonsense.map((each) => each.split('=')[0] ?? '');
    await open(page, path);
    for (const [index, value] of values(40).entries()) {
      const name = index % 5 === 0 ? encodeURIComponent(value) : names[index % names.length];
      await go(page, `?${prefix}-${name}=${value.includes('%') ? value : encodeURIComponent(value)}`);
      await expectClean(page, value);
    }
    const [value = ''] = values(1);
    await open(page, `${path}?${names.map((name) => `${prefix}-${name}=${encodeURIComponent(value)}`).join('&')}`);
    await expectClean(page, value);
  }
});

test('any string in the storage is used or forgotten', async ({page}) => {
  const keys = [
    ...['theme', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'docs-preferred-version-default'],
    ...['search-slash', 'sidebar', 'docusaurus.tab.checkout'],
  ].map(storageKey);
  const json = fc.sample(fc.jsonValue(), {numRuns: 60, seed: 7}).map((value) => JSON.stringify(value));
  // With tabs, whose choice is kept too.
  await open(page, 'functionality-customer/pickup-point');
  for (const value of [...values(60), ...json]) {
    await page.evaluate(
      ([names, stored]) => {
        for (const name of names) {
          localStorage.setItem(name, stored);
          sessionStorage.setItem(name, stored);
        }
      },
      [[...keys, ...Object.values(storedKeys)], value] as const,
    );
    await page.reload();
    await hydrated(page);
    await page.locator('.DocSearch-Button').click();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expectClean(page, value);
  }
});
