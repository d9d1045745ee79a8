import {expect, test as siteTest} from '../browser/support/fixtures';

function told(name: 'EMBEDDED_ADDRESS' | 'EMBEDDED_FOLDER'): string {
  const value = process.env[name];
  if (value === undefined) {
    throw new Error(`${name} is not set: tests/embedded/setup.ts must be a globalSetup of playwright.config.ts.`);
  }
  return value;
}

/** Folder of the site without hosted search and counter. */
export function embeddedFolder(): string {
  return told('EMBEDDED_FOLDER');
}

/** The site's Playwright test on the site with the embedded search and without a counter. */
export const test = siteTest.extend({
  baseURL: async ({}, use) => {
    await use(told('EMBEDDED_ADDRESS'));
  },
});

export {expect};
