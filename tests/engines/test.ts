import {test as base, expect} from '@playwright/test';
import type {Engine, EnginePage, PageOptions} from './enginePage';
import {findEngine, type EngineName} from './engines';
import {startFaultyHost, type FaultyHost} from './host';
import {Visit} from './visit';

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
}

interface Fixtures {
  host: FaultyHost;
  /** A new tab, 1280 × 800. */
  visit: Visit;
  /** A new tab opened otherwise. */
  openVisit: (options: PageOptions) => Promise<Visit>;
}

/** Playwright's test with a reader in any engine instead of a page of Playwright. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', {scope: 'worker', option: true}],
  engine: [
    async ({engineName}, use) => {
      const found = findEngine(engineName);
      if ('missing' in found) {
        throw new Error(`There is no ${engineName}: ${found.missing}.`);
      }
      const engine = await found.start();
      await use(engine);
      await engine.close();
    },
    {scope: 'worker'},
  ],
  host: async ({}, use) => {
    const host = await startFaultyHost();
    await use(host);
    await host.close();
  },
  openVisit: async ({engine, host}, use) => {
    const pages: EnginePage[] = [];
    await use(async (options) => {
      const page = await engine.open(options);
      pages.push(page);
      await page.resize(1280, 800);
      return new Visit(page, host.url);
    });
    for (const page of pages) {
      await page.close();
    }
  },
  visit: async ({openVisit}, use) => {
    await use(await openVisit({scripts: true}));
  },
});

export {expect};
