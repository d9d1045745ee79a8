import {announcements} from '../../config/announcement';
import {expect, test} from './support/fixtures';
import {drawn, hydrated} from './support/hydration';
import {watchShifts, shiftsOf} from './support/shifts';
import {storageKey} from './support/site';

const dismissed = (id: string) => ({'docusaurus.announcement.id': id, 'docusaurus.announcement.dismiss': 'true'});

for (const {what, kept, isBarShown, mode} of [
  {what: 'nothing', kept: {}, isBarShown: true, mode: 'light'},
  {what: 'the dark mode', kept: {theme: 'dark'}, isBarShown: true, mode: 'dark'},
  {
    what: 'that the announcement is dismissed, and the dark mode',
    kept: {...dismissed(announcements.ru.id), theme: 'dark'},
    isBarShown: false,
    mode: 'dark',
  },
  {
    what: 'that another announcement was dismissed',
    kept: dismissed('an-older-announcement'),
    isBarShown: true,
    mode: 'light',
  },
]) {
  for (const width of [1280, 375]) {
    test(`from the first paint to the scripts nothing moves when the browser keeps ${what} (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.addInitScript(
        (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
        Object.entries(kept).map(([key, value]) => [storageKey(key), value] as const),
      );
      await watchShifts(page);
      for (const name of ['en/troubleshooting/empty-map', 'setup']) {
        await page.goto(name);
        await drawn(page);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect(page.locator('.theme-announcement-bar')).toBeVisible({visible: isBarShown});
        expect.soft(await shiftsOf(page), name).toEqual([]);
      }
    });
  }
}
