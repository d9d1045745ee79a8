import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Time for a build of a small site inside a test or a hook, in milliseconds. */
const buildTimeout = 180_000;

/** Time for a check that reads every built page, in milliseconds. */
const readTimeout = 60_000;

/** Time for a property that is tried ten thousand times, in milliseconds. */
const propertyTimeout = 60_000;

export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
  // tsconfig keeps JSX for Docusaurus; here it must become JavaScript.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // The default leaves one core free.
    maxWorkers: '100%',
    // How often a property is tried with random values: tests read it with inject().
    provide: {fuzzRuns: process.env.TEST_DEPTH === 'long' ? 10_000 : 1_000},
    projects: [
      {
        extends: true,
        // One process per core: starting one for each file was more than half of the time.
        test: {
          name: 'unit',
          include: ['{bench,config,plugins,remark,scripts,src}/**/*.test.{ts,tsx}'],
          isolate: false,
          testTimeout: propertyTimeout,
        },
      },
      {
        extends: true,
        // One process for all files: they read the same pages, and loading the parser is most of the time.
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          isolate: false,
          testTimeout: readTimeout,
          hookTimeout: readTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'build-failures',
          include: ['tests/build-failures/**/*.test.ts'],
          testTimeout: buildTimeout,
          hookTimeout: buildTimeout,
        },
      },
    ],
  },
});
