import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {requireChromium} from './scripts/chromium/find';
import {isLong, partOfTurn, sayLeftOut} from './tests/browser/support/depth';
import {hostName} from './tests/hosts/start';

/**
 * Specs that ask rarely broken questions, or the same one of many pages: all of them in a long run, in a short one a
 * seventh, another one with each commit.
 */
const rotating = [
  'boot-guard',
  'deferred-layout',
  'early-interactions',
  'faults',
  'faults-deployments',
  'figures-admin',
  'figures-checkout-journeys',
  'offline-editions',
  'html-endings',
  'images',
  'lab-analytics',
  'lab-banners',
  'lab-errors',
  'lab-loader',
  'lab-markup',
  'modes',
  'offline',
  'page-transitions',
  'search-corrections',
  'search-faults',
  'search-hosted',
  'search-hosted-answers',
  'search-loading',
  'search-memory',
  'shifts',
  'slow-document',
  'states',
  'storage',
  'tools-address',
];
const tried = partOfTurn(rotating, 7);
const leftOut = isLong || isFiltered() ? [] : rotating.filter((name) => !tried.includes(name));

sayLeftOut(leftOut);

/** What GitHub Pages cannot be brought to do (deploy/README.md), and what a build without optimizations does not do. */
const leftOutTags = [
  ...(hostName() === 'pages' ? [/@beyond-pages/] : []),
  ...(process.env.OPTIMIZATIONS === 'off' ? [/@optimization/] : []),
];

/** Whether files or tests are named on the command line. */
function isFiltered(): boolean {
  return process.env.TEST_FILTERED === 'true';
}

export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: leftOut.map((name) => `${name}.spec.ts`),
  outputDir: 'test-results',
  globalSetup: ['./tests/browser/support/server.ts', './tests/embedded/setup.ts', './tests/lab/setup.ts'],
  grepInvert: leftOutTags,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // What passes on its second try is listed at the end of the run, to be fixed.
  retries: process.env.CI ? 1 : 0,
  // The server, the browsers and the tests share the cores.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  // A machine that is busy with something else takes its time; what comes soon is not waited for.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: 'list',
  projects: [{name: 'chromium'}],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: {width: 1280, height: 800},
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: requireChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
