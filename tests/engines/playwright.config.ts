import {defineConfig} from '@playwright/test';
import {engineNames, findEngine, type EngineName} from './engines';

/** The journeys of a reader in each engine that is installed; tests that a driver cannot do are left out by their tags. */
export default defineConfig<object, {engineName: EngineName}>({
  testDir: '.',
  globalSetup: './report.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  projects: engineNames.flatMap((name) => {
    const found = findEngine(name);
    return 'missing' in found
      ? []
      : [{name, use: {engineName: name}, grepInvert: found.cannot.map((ability) => new RegExp(`@${ability}\\b`))}];
  }),
});
