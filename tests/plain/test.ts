import {expect, test as siteTest} from '../browser/support/fixtures.ts';

function told(name: 'PLAIN_ADDRESS' | 'PLAIN_FOLDER'): string {
  const value = process.env[name];
  if (value === undefined) {
    throw new Error(`${name} is not set: tests/plain/setup.ts must be a globalSetup of playwright.config.ts.`);
  }
  return value;
}

/** Folder of the site without hosted search and counter. */
export function plainFolder(): string {
  return told('PLAIN_FOLDER');
}

/** The site's Playwright test on the site with the embedded search and without a counter. */
export const test = siteTest.extend({
  baseURL: async ({}, use) => {
    await use(told('PLAIN_ADDRESS'));
  },
});

export {expect};
