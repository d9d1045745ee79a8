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
    // One fewer unless told.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // One process for the files of a core: starting anew for each was more than half of the time.
        test: {
          name: 'unit',
          include: ['{bench,config,plugins,scripts,src}/**/*.test.{ts,tsx}'],
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
          name: 'gates',
          include: ['tests/gates/**/*.test.ts'],
          testTimeout: buildTimeout,
          hookTimeout: buildTimeout,
        },
      },
    ],
  },
});
