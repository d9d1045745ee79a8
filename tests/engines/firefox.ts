import puppeteer, {type KeyInput, type Page} from 'puppeteer-core';
import type {Engine, EnginePage, PageOptions} from './enginePage';

function collect(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${String(error)}`));
  return messages;
}

const go = async (page: Page, way: 'back' | 'forward') =>
  void (await page.evaluate(`void setTimeout(() => history.${way}())`));

function enginePage(page: Page): EnginePage {
  const messages = collect(page);
  return {
    goto: async (address) => void (await page.goto(address, {waitUntil: 'domcontentloaded'})),
    evaluate: (expression) => page.evaluate(expression),
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (key, modifiers = []) => {
      for (const modifier of modifiers) {
        await page.keyboard.down(modifier);
      }
      await page.keyboard.press(key as KeyInput);
      for (const modifier of modifiers) {
        await page.keyboard.up(modifier);
      }
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    // By the page itself: Puppeteer may wait for ever for the events of a page that comes back from the cache.
    back: () => go(page, 'back'),
    forward: () => go(page, 'forward'),
    screenshot: async () => Buffer.from(await page.screenshot()),
    pdf: async () => Buffer.from(await page.pdf()),
    messages: () => messages,
    close: () => page.browserContext().close(),
  };
}

/**
 * Firefox as systems package it, over WebDriver BiDi.
 * @param executablePath file of the browser
 */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const launch = (preferences: Record<string, unknown>) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {'intl.accept_languages': 'ru', ...preferences},
    });
  const browser = await launch({});
  const withoutScripts = async () => {
    const other = await launch({'javascript.enabled': false});
    const page = enginePage(await other.newPage());
    return {...page, close: () => other.close()};
  };
  return {
    open: async ({scripts}: PageOptions) => {
      if (!scripts) {
        return withoutScripts();
      }
      const context = await browser.createBrowserContext();
      return enginePage(await context.newPage());
    },
    close: () => browser.close(),
  };
}
