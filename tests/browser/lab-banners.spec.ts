import {expect, test} from '../lab/test';
import {open} from './support/hydration';
import {locales, pathOf, storageKey} from './support/site';

const words = {
  ru: {
    unreleased: 'Это документация для будущей версии CDEKDelivery 6.0.',
    unmaintained: 'Это документация CDEKDelivery для версии 6.0, которая уже не поддерживается.',
    latest: 'последней версии',
    draft: 'Черновик',
    unlisted: 'Страница не в содержании',
  },
  en: {
    unreleased: 'This is unreleased documentation for CDEKDelivery 6.0 version.',
    unmaintained: 'This is documentation for CDEKDelivery 6.0, which is no longer actively maintained.',
    latest: 'latest version',
    draft: 'Draft page',
    unlisted: 'Unlisted page',
  },
} as const;

for (const locale of locales) {
  for (const kind of ['unreleased', 'unmaintained'] as const) {
    test(`a page of an ${kind} version says so and leads to the latest (${locale})`, async ({page}) => {
      await open(page, pathOf(locale, `lab/${kind}`));
      const banner = page.locator('.theme-doc-version-banner');
      await expect(banner).toContainText(words[locale][kind]);
      const key = storageKey(`docs-preferred-version-lab-${kind}`);
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
      await banner.getByRole('link', {name: words[locale].latest}).click();
      await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
    });
  }

  test(`a draft says so (${locale})`, async ({page}) => {
    await open(page, pathOf(locale, 'lab/draft'));
    await expect(page.locator('.theme-draft-banner')).toContainText(words[locale].draft);
  });

  test(`an unlisted page says so and is hidden from search engines (${locale})`, async ({page, request}) => {
    const path = pathOf(locale, 'lab/pages/unlisted');
    await open(page, path);
    await expect(page.locator('.theme-unlisted-banner')).toContainText(words[locale].unlisted);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const sitemap = await (await request.get(pathOf(locale, 'sitemap.xml'))).text();
    expect(sitemap).toContain(pathOf(locale, 'lab/pages'));
    expect(sitemap).not.toContain(path);
  });
}
