import {sitePages} from '../browser/support/pages';
import {locales} from '../../config/locales';
import {servedFolder} from './host';
import {expect, test} from './test';

for (const locale of locales) {
  test(`no page is wider than a window of 375 px (${locale})`, async ({visit}) => {
    test.setTimeout(300_000);
    await visit.page.resize(375, 740);
    for (const {path} of sitePages(servedFolder).filter((page) => page.locale === locale)) {
      await visit.open(path);
      const width = await visit.run(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(375);
    }
  });
}
