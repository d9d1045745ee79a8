import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

/** Tests that take minutes: they run against the same builds. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/long',
  globalSetup: ['../browser/support/server.ts', '../lab/setup.ts'],
  snapshotPathTemplate: '{testDir}/theme/pictures/{arg}{ext}',
  // The edges of letters differ from machine to machine; what appears, goes or turns into a black square is more.
  expect: {...base.expect, toHaveScreenshot: {maxDiffPixelRatio: 0.015, animations: 'disabled'}},
  timeout: 180_000,
});
