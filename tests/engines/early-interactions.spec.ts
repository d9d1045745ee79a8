import {expect, test} from './test';

const scripts = /^(?:en\/)?assets\/js\//;

test.describe('before the scripts have come', () => {
  test.beforeEach(({host}) => host.fault({files: scripts, delay: 1500}));

  test('letters typed into a field stay, and are searched for', async ({visit}) => {
    await visit.open('');
    await visit.click('article form input');
    await visit.page.type('карта');
    await visit.hydrated();
    expect(await visit.run(() => document.querySelector<HTMLInputElement>('article form input')?.value)).toBe('карта');
    await visit.press('Enter');
    await visit.until('the search page', () => location.pathname.endsWith('/search'));
    expect(await visit.path()).toContain('q=карта');
  });

  test('letters typed into the search open its dialog with them', async ({visit}) => {
    await visit.open('faq');
    await visit.press('k', 'Control');
    await visit.page.type('abc');
    await visit.until('the dialog with the letters', () => {
      return document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value === 'abc';
    });
  });

  test('the color mode changes at once and stays', async ({visit}) => {
    await visit.open('faq');
    await visit.click('.navbar [class*=colorModeToggle] button');
    await visit.until('dark colors', () => document.documentElement.dataset.theme === 'dark');
    await visit.hydrated();
    await visit.until('the choice', () => document.documentElement.dataset.themeChoice === 'dark');
    await visit.openWithStorage('en/setup');
    expect(await visit.run(() => document.documentElement.dataset.theme)).toBe('dark');
  });

  test('the menu of a phone opens at once and stays open', async ({visit}) => {
    await visit.page.resize(375, 740);
    await visit.open('faq');
    await visit.click('.navbar__toggle');
    await visit.until('the links of the menu', () =>
      [...document.querySelectorAll('.menu__link')].some((link) => link.getBoundingClientRect().width > 0),
    );
    await visit.until('the menu of the scripts', () => document.querySelector('.navbar-sidebar--show') !== null);
  });

  test('a closed announcement stays closed', async ({visit}) => {
    await visit.open('faq');
    await visit.click('.theme-announcement-bar button');
    const isSeen = () => (document.querySelector('.theme-announcement-bar')?.getBoundingClientRect().height ?? 0) > 0;
    expect(await visit.run(isSeen)).toBe(false);
    await visit.hydrated();
    await visit.until('the removed bar', () => document.querySelector('.theme-announcement-bar') === null);
    await visit.open('en/setup');
    await visit.hydrated();
    expect(await visit.run(isSeen)).toBe(false);
  });

  test('a tap on an inert tool is replayed', async ({visit}) => {
    await visit.open('reference/tariffs');
    const value = await visit.run(
      () => document.querySelector<HTMLInputElement>('[data-tool] input[type=radio]:not(:checked)')?.value ?? '',
    );
    await visit.click(`[data-tool] label:has(input[value="${value}"])`);
    await visit.until(
      'the choice',
      (wanted) => document.querySelector<HTMLInputElement>(`[data-tool] input[value="${wanted}"]`)?.checked,
      value,
    );
  });
});
