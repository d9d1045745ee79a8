import type {Page} from '@playwright/test';
import {expect, test} from '../../lab/test';
import {hydrated} from '../../browser/support/hydration';
import {pathOf, storageKey, type Locale} from '../../browser/support/site';
import {hitsToStore, storeSearches} from '../../browser/support/search';
import {useSameFont} from '../pictures/gallery';

/** Each pair of language, color mode and width. */
const views = [
  {locale: 'ru', mode: 'light', width: 1280},
  {locale: 'ru', mode: 'dark', width: 375},
  {locale: 'en', mode: 'light', width: 375},
  {locale: 'en', mode: 'dark', width: 1280},
] as const;

interface Shot {
  name: string;
  /** Path below the landing page; the pages of the lab have every kind of markup, and words that do not change. */
  path: string;
  selector: string;
  /** Only in windows of this width. */
  only?: 1280 | 375;
  /** What the reader does before. */
  act?: (page: Page) => Promise<void>;
}

const lab = 'lab/pages';

const hover = (selector: string) => (page: Page) => page.locator(selector).first().hover();
const focus = (selector: string) => async (page: Page) => {
  await page.keyboard.press('Tab');
  await page.locator(selector).first().focus();
};
const openSearch = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
};
const search = (query: string, until: string) => async (page: Page) => {
  await openSearch(page);
  await page.keyboard.type(query);
  await expect(page.locator(until).first()).toBeVisible();
};

const shots: readonly Shot[] = [
  {name: 'announcement', path: lab, selector: '.theme-announcement-bar'},
  {name: 'navbar', path: lab, selector: '.navbar__inner'},
  {
    name: 'navbar-languages',
    path: lab,
    selector: '.navbar .dropdown__menu',
    only: 1280,
    act: hover('.navbar .dropdown'),
  },
  {name: 'navbar-link-hover', path: lab, selector: '.navbar__inner', only: 1280, act: hover('.navbar__item[href]')},
  {name: 'navbar-search-focus', path: lab, selector: '.navbar__inner', act: focus('.DocSearch-Button')},
  {name: 'sidebar', path: lab, selector: 'aside .menu__list', only: 1280},
  {name: 'sidebar-link-hover', path: lab, selector: 'aside .menu__list', only: 1280, act: hover('aside .menu__link')},
  {name: 'breadcrumbs', path: lab, selector: '.theme-doc-breadcrumbs'},
  {name: 'breadcrumbs-focus', path: lab, selector: '.theme-doc-breadcrumbs', act: focus('.breadcrumbs__link')},
  {name: 'page-facts', path: lab, selector: 'article ul[data-search-ignore]'},
  {name: 'contents', path: lab, selector: '.theme-doc-toc-desktop', only: 1280},
  {name: 'contents-folded', path: lab, selector: '.theme-doc-toc-mobile', only: 375},
  {
    name: 'contents-open',
    path: lab,
    selector: '.theme-doc-toc-mobile',
    only: 375,
    act: (page) => page.locator('.theme-doc-toc-mobile button').click(),
  },
  ...['note', 'tip', 'info', 'warning', 'danger'].map((kind) => ({
    name: `admonition-${kind}`,
    path: lab,
    selector: `.theme-admonition-${kind}`,
  })),
  {name: 'tabs', path: lab, selector: '.tabs-container'},
  {name: 'tabs-focus', path: lab, selector: '.tabs-container', act: focus('[role=tab]')},
  {name: 'code', path: lab, selector: '.theme-code-block'},
  {
    name: 'code-hover',
    path: lab,
    selector: '.language-php.theme-code-block',
    act: hover('.language-php.theme-code-block'),
  },
  {name: 'table', path: lab, selector: '.markdown table'},
  {name: 'previous-and-next', path: lab, selector: '.pagination-nav'},
  {name: 'previous-and-next-hover', path: lab, selector: '.pagination-nav', act: hover('.pagination-nav__link')},
  {
    name: 'back-to-top',
    path: lab,
    selector: '.theme-back-to-top-button',
    act: async (page) => {
      await page.mouse.wheel(0, 1500);
      await page.mouse.wheel(0, -300);
      await expect(page.locator('.theme-back-to-top-button')).toBeVisible();
    },
  },
  {name: 'footer', path: lab, selector: '.footer'},
  {name: 'not-found', path: 'no-such-page', selector: 'main'},
  {
    name: 'phone-menu',
    path: lab,
    selector: '.navbar-sidebar',
    only: 375,
    act: async (page) => {
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    },
  },
  {name: 'search-start', path: lab, selector: '.DocSearch-Modal', act: openSearch},
  {
    name: 'search-recent',
    path: lab,
    selector: '.DocSearch-Modal',
    act: async (page) => {
      await storeSearches(page, 'recent', hitsToStore(3));
      await openSearch(page);
    },
  },
  {
    name: 'search-no-connection',
    path: lab,
    selector: '.DocSearch-Modal',
    act: async (page) => {
      await page.route(/\.algolia(?:net)?\.(?:net|com)\//, (route) => route.abort());
      await search('abc', '.DocSearch-ErrorScreen')(page);
    },
  },
];

for (const {locale, mode, width} of views) {
  const view = `${locale}-${mode}-${width}`;

  test.describe(view, () => {
    test.use({bypassCSP: true, viewport: {width, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

    for (const {name, path, selector, only, act} of shots) {
      if (only !== undefined && only !== width) {
        continue;
      }
      test(`${name} looks as it did (${view})`, async ({page, expectFaults}) => {
        if (name === 'not-found') {
          expectFaults(/404/);
        } else if (name === 'search-no-connection') {
          expectFaults(/algolia|ERR_FAILED|Failed to load/);
        }
        await open(page, locale, mode, path);
        await act?.(page);
        await expect(page.locator(selector).first()).toHaveScreenshot(`${name}-${view}.png`);
      });
    }
  });
}

async function open(page: Page, locale: Locale, mode: string, path: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKey('theme'), mode] as const);
  await page.goto(pathOf(locale, path));
  await hydrated(page);
  await useSameFont(page);
}
