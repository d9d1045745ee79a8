import {expect, type Page} from '@playwright/test';
import {storageKey} from './site';
import {addStyle} from './style';

export type Mode = 'light' | 'dark';

/** What the toggle says of the mode, in either language. */
const modeNames = {light: /светлый режим\)|light mode\)/, dark: /тёмный режим\)|dark mode\)/};

/**
 * Changes the color mode as another tab does. The attribute alone would not do: code blocks get their colors from
 * React.
 */
export async function setMode(page: Page, mode: Mode): Promise<void> {
  // Colors that fade while axe looks would be measured half-way.
  await addStyle(page, '*, ::before, ::after {transition: none !important}');
  await page.evaluate(
    ([key, newValue]) => {
      dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
    },
    [storageKey('theme'), mode] as const,
  );
  await expect(page.locator('.navbar [class*=toggleButton]').first()).toHaveAttribute('aria-label', modeNames[mode]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
