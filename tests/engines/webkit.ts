import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {Builder, Key as SeleniumKey, Origin, type WebDriver} from 'selenium-webdriver';
import {killWithParent} from '../../scripts/child';
import type {Engine, EnginePage, NamedKey} from './enginePage';

const keys: Readonly<Record<NamedKey, string>> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  Control: SeleniumKey.CONTROL,
};

const keyOf = (key: string) => (Object.hasOwn(keys, key) ? keys[key as NamedKey] : key);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('The system gave no free port.');
  }
  return address.port;
}

/** Starts an X server without a screen; its display is the first free one. */
async function startDisplay(): Promise<{display: string; child: ChildProcess}> {
  const child = killWithParent(
    spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    }),
  );
  const [number] = (await once(child.stdio[3]!, 'data')) as [Buffer];
  return {display: `:${number.toString().trim()}`, child};
}

function enginePage(driver: WebDriver): EnginePage {
  const pointer = () => driver.actions({async: true});
  return {
    goto: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    moveTo: (x, y) => pointer().move({x, y, origin: Origin.VIEWPORT, duration: 20}).perform(),
    clickAt: (x, y) => pointer().move({x, y, origin: Origin.VIEWPORT, duration: 20}).click().perform(),
    press: async (key, modifiers = []) => {
      let actions = pointer();
      modifiers.forEach((modifier) => (actions = actions.keyDown(keyOf(modifier))));
      actions = actions.sendKeys(keyOf(key));
      [...modifiers].reverse().forEach((modifier) => (actions = actions.keyUp(keyOf(modifier))));
      await actions.perform();
    },
    type: (text) => pointer().sendKeys(text).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({width, height})),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    pdf: () => Promise.reject(new Error('WebKitWebDriver cannot print.')),
    messages: () => null,
    close: async () => {
      // The window goes first, and the driver takes that for an error.
      await driver.quit().catch(() => undefined);
    },
  };
}

/** WebKitGTK as systems package it, by its WebDriver, on an X server without a screen. */
export async function startWebKit(): Promise<Engine> {
  const {display, child: screen} = await startDisplay();
  const port = await freePort();
  const server = killWithParent(
    spawn('WebKitWebDriver', ['-p', String(port), '--replace-on-new-session'], {
      stdio: 'ignore',
      env: {...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LANGUAGE: 'ru'},
    }),
  );
  const binary = join(__dirname, 'webkit-window.py');
  const build = () =>
    new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({browserName: 'webkit-window', 'webkitgtk:browserOptions': {binary, args: []}})
      .build();
  const session = async () => {
    for (let tries = 1; ; tries++) {
      try {
        const driver = build();
        await driver.getSession();
        await driver.manage().setTimeouts({pageLoad: 20_000, script: 20_000});
        return driver;
      } catch (error) {
        if (tries === 20) {
          throw error;
        }
        await pause(250);
      }
    }
  };
  return {
    open: async () => enginePage(await session()),
    close: async () => {
      server.kill();
      screen.kill();
      await Promise.all([once(server, 'close'), once(screen, 'close')]);
    },
  };
}
