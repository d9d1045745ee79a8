import {defineConfig} from '@playwright/test';
import {requireChromium} from './scripts/chromium/find';
import {hostName} from './tests/hosts/start';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: ['./tests/browser/support/server.ts', './tests/plain/setup.ts', './tests/lab/setup.ts'],
  // What GitHub Pages cannot be brought to do: deploy/README.md.
  ...(hostName() === 'pages' && {grepInvert: /@beyond-pages/}),
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // What passes on its second try is listed at the end of the run, to be fixed.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 30_000,
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
