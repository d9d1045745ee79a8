import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {TestInfo} from '@playwright/test';
import {expect, test} from '../../lab/test';
import {open} from '../../browser/support/hydration';
import {pathOf, storageKey} from '../../browser/support/site';
import {difference, reduced} from './compare';
import {hideFloating, nameFigures, standOnPixels, useSameFont} from './gallery';

const folder = 'tests/long/pictures/baseline';

/** Device pixels of a CSS pixel: from 2 on letters are placed alike on every machine. */
const density = 2;

/** Each pair of language, mode and width, in half as many pictures as all threes would be. */
const views = [
  {locale: 'ru', mode: 'light', width: 1280},
  {locale: 'ru', mode: 'dark', width: 375},
  {locale: 'en', mode: 'light', width: 375},
  {locale: 'en', mode: 'dark', width: 1280},
] as const;

test.use({bypassCSP: true, deviceScaleFactor: density});

const isUpdate = ({config}: TestInfo) => config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';

for (const {locale, mode, width} of views) {
  const view = `${locale}-${mode}-${width}`;

  test(`the gallery looks as in the baseline: ${view}`, async ({page}, info) => {
    await page.setViewportSize({width, height: 900});
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKey('theme'), mode] as const);
    await open(page, pathOf(locale, 'lab/pages/gallery'));
    await useSameFont(page);
    await hideFloating(page);
    const names = await nameFigures(page);
    await standOnPixels(page);
    expect(names.length).toBeGreaterThan(0);
    const old = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(`.${view}.webp`)) : [];
    const gone = old.filter((file) => !names.includes(file.slice(0, -`.${view}.webp`.length)));
    if (isUpdate(info)) {
      mkdirSync(folder, {recursive: true});
      gone.forEach((file) => rmSync(join(folder, file)));
    } else {
      expect(gone, 'baseline pictures of what the gallery no longer has').toEqual([]);
    }
    for (const name of names) {
      const file = `${name}.${view}.webp`;
      const screenshot = await page
        .locator(`[data-picture="${name}"]`)
        .screenshot({animations: 'disabled', scale: 'device'});
      const fresh = await reduced(screenshot, density);
      const wanted = existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : null;
      const found = wanted ? await difference(fresh, wanted) : 'it has no baseline picture';
      if (isUpdate(info) && found !== null) {
        writeFileSync(join(folder, file), fresh);
      } else if (found !== null) {
        await info.attach(`${file}, as it is`, {body: screenshot, contentType: 'image/png'});
        expect.soft(found, `${file}: look at test-results, then see tests/long/README.md`).toBeNull();
      }
    }
  });
}
