import type {BrowserType, Page} from '@playwright/test';
import type {Engine, EnginePage} from './enginePage';

function enginePage(page: Page): EnginePage {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  return {
    goto: async (address) => void (await page.goto(address, {waitUntil: 'domcontentloaded'})),
    evaluate: (expression) => page.evaluate(expression),
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key, modifiers = []) => page.keyboard.press([...modifiers, key].join('+')),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({width, height}),
    back: async () => void (await page.goBack({waitUntil: 'domcontentloaded'})),
    forward: async () => void (await page.goForward({waitUntil: 'domcontentloaded'})),
    screenshot: () => page.screenshot(),
    pdf: () => page.pdf(),
    messages: () => messages,
    close: () => page.context().close(),
  };
}

/** A browser of Playwright's own, where it can be downloaded; Chromium from wherever it is. */
export async function startPlaywright(type: BrowserType, executablePath?: string): Promise<Engine> {
  const isChromium = type.name() === 'chromium';
  const browser = await type.launch({executablePath, args: isChromium ? ['--no-sandbox', '--disable-gpu'] : []});
  // Nobody is there to be asked by a browser without windows.
  const permissions = isChromium ? ['clipboard-read', 'clipboard-write'] : [];
  return {
    open: async ({scripts}) => {
      const context = await browser.newContext({javaScriptEnabled: scripts, locale: 'ru-RU', permissions});
      return enginePage(await context.newPage());
    },
    close: () => browser.close(),
  };
}
