import {expect, test as siteTest} from '../browser/support/fixtures';
import {watchCounter, type CounterCall} from './counter';

interface LabFixtures {
  /** Every call that the pages of this test made to the counter, in order, over all documents. */
  counterCalls: CounterCall[];
}

function labAddress(): string {
  const address = process.env.LAB_ADDRESS;
  if (address === undefined) {
    throw new Error('LAB_ADDRESS is not set: tests/lab/setup.ts must be a globalSetup of playwright.config.ts.');
  }
  return address;
}

/** The site's Playwright test on the lab instead of the manual, with a stand-in for the counter's script. */
export const test = siteTest.extend<LabFixtures>({
  baseURL: async ({}, use) => {
    await use(labAddress());
  },
  counterCalls: [
    async ({context}, use) => {
      await use(await watchCounter(context));
    },
    {auto: true},
  ],
});

export {expect};
