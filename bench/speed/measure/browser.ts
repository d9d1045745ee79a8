import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {requireChromium} from '../../../scripts/chromium/find.ts';

/** Factor by which the processor is slowed down: Lighthouse's phone. */
export const slowdown = 4;

/** Slow 4G as Lighthouse applies it to requests: 1.6 Mbit/s, 562 ms. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};

export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Starts the browser of the benches. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: requireChromium(), args: chromiumFlags});

export interface Conditions {
  /** Slows the processor down. */
  slow: boolean;
  /** Slows the network down. */
  slowNetwork?: boolean;
  /** Of the window, in pixels. */
  width?: number;
}

export interface Visitor {
  page: Page;
  session: CDPSession;
}

/** A reader who has never been here, with an empty cache. */
export async function withVisitor<T>(
  browser: Browser,
  {slow, slowNetwork = false, width = 1280}: Conditions,
  act: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width, height: 800}, locale: 'ru'});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slow) {
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    }
    if (slowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4g);
    }
    return await act({page, session});
  } finally {
    await context.close();
  }
}
