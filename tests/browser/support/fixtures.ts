import {test as base, expect} from '@playwright/test';
import {judgeFaults, watchFaults, watchPolicy} from './faults';
import {loadEnvironmentFile, readEnvironment} from '../../../config/environment';
import {siteAddress} from './address';

loadEnvironmentFile();
const {metrikaCounterId} = readEnvironment();

interface Fixtures {
  /**
   * Declares what this test provokes: each pattern must match at least one fault, written as “kind: text”
   * (console, page error, failed request, bad response, policy violation). A fault that no pattern matches fails the test.
   */
  expectFaults: (...patterns: RegExp[]) => void;
  expectedFaults: RegExp[];
  faultWatch: void;
}

/**
 * Playwright's test for pages of the built site: relative addresses begin at the landing page (`page.goto('faq')`),
 * and any console message, page error, failed request, answer of 400 and above or violation of the
 * Content-Security-Policy, in any tab, fails the test.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(siteAddress());
  },
  expectedFaults: async ({}, use) => {
    await use([]);
  },
  expectFaults: async ({expectedFaults}, use) => {
    await use((...patterns) => {
      expectedFaults.push(...patterns);
    });
  },
  faultWatch: [
    async ({context, expectedFaults}, use) => {
      if (metrikaCounterId !== null) {
        // Tests are no visits, and a machine without a way out is no fault of the site.
        await context.route('https://mc.yandex.ru/**', (route) => route.fulfill({contentType: 'text/javascript'}));
      }
      const watches = [await watchPolicy(context), ...context.pages().map(watchFaults)];
      context.on('page', (page) => watches.push(watchFaults(page)));
      await use();
      // A request that is still answered when the test has ended is nobody's fault.
      await Promise.all(context.pages().map((page) => page.unrouteAll({behavior: 'ignoreErrors'})));
      const {unexpected, missing} = judgeFaults(watches.flat(), expectedFaults);
      expect.soft(unexpected, 'faults that no expectFaults declares').toEqual([]);
      expect.soft(missing, 'expectFaults that nothing matched').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
