import {expect, test} from '../lab/test';
import {open} from './support/hydration';
import {locales, pathOf} from './support/site';

const admonitions = {
  ru: ['примечание', 'Заметка с заголовком', 'подсказка', 'к сведению', 'внимание', 'осторожно'],
  en: ['note', 'Заметка с заголовком', 'tip', 'info', 'warning', 'danger'],
} as const;

for (const locale of locales) {
  test(`every kind of admonition has its title (${locale})`, async ({page}) => {
    await open(page, pathOf(locale, 'lab/pages'));
    await expect(page.locator('.theme-admonition > div:first-child')).toHaveText([...admonitions[locale]]);
    expect(await page.locator('article').innerText()).not.toContain(':::');
  });

  for (const width of [320, 375, 700, 1000, 1280]) {
    test(`every kind of markup fits a window of ${width} px (${locale})`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, pathOf(locale, 'lab/pages'));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

test('a code block without a language is highlighted as php', async ({page}) => {
  await open(page, pathOf('ru', 'lab/pages'));
  await expect(page.locator('div[class*="language-"]').first()).toHaveClass(/language-php/);
  await expect(page.locator('div[class*="language-"]').first().locator('.token.function')).toHaveText('add_filter');
});

test('every language of the configuration is highlighted', async ({page}) => {
  await open(page, pathOf('ru', 'lab/pages'));
  for (const language of ['php', 'bash', 'json', 'nginx', 'http']) {
    await expect(page.locator(`.language-${language} .token:not(.plain)`).first(), language).toBeVisible();
  }
});

test('the choice of a tab holds after a reload', async ({page}) => {
  await open(page, pathOf('ru', 'lab/pages'));
  await page.getByRole('tab', {name: 'Старое оформление'}).click();
  await page.reload();
  await expect(page.getByRole('tab', {name: 'Старое оформление'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Блоки WooCommerce.')).toBeHidden();
});

test('the table of contents lists levels 2 and 3 only', async ({page}) => {
  await open(page, pathOf('ru', 'lab/pages'));
  const contents = page.locator('.table-of-contents');
  await expect(contents.locator('a[href="#third"]')).toBeVisible();
  await expect(contents.locator('a[href="#fourth"]')).toHaveCount(0);
});
