import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

/** Tests that take minutes: they run against the same build, without the lab. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/long',
  globalSetup: '../browser/support/server.ts',
  timeout: 180_000,
});
