import {readFileSync, rmSync} from 'node:fs';
import {buildSite, describeWarnings} from '../build/site';
import {ensureChromium} from '../chromium/ensure';
import {runTool} from './command';
import type {StageName, TestOptions} from './options';
import {readPlaywrightReport, readVitestReport} from './reports';
import {judge, single, sum, type Tally} from './tally';

export interface Stage {
  /** The stage that must have passed before; others run whatever happened. */
  needs?: StageName;
  run: (options: TestOptions) => Promise<Tally>;
}

async function vitest(
  project: 'unit' | 'build-failures' | 'content',
  {grep, files, long, changed}: TestOptions,
): Promise<Tally> {
  const report = `.cache/${project}.json`;
  rmSync(report, {force: true});
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const filter = grep === null ? [] : ['--testNamePattern', grep];
  // A change may have no unit test at all.
  const command = changed && project === 'unit' ? ['related', '--run', '--passWithNoTests'] : ['run'];
  const code = await runTool(
    'vitest/vitest.mjs',
    [...command, '--project', project, ...reporters, ...filter, ...files],
    {
      TEST_DEPTH: long ? 'long' : 'short',
    },
  );
  const tally = readVitestReport(report);
  const hasNone = code === 0 && tally !== null && tally.passed + tally.skipped === 0;
  return changed && hasNone ? tally : judge(tally, code, grep !== null);
}

/** What takes minutes also reads the PDF of the manual, which the build makes where there is a Chromium. */
async function build({long, only}: TestOptions): Promise<Tally> {
  if (long || only.includes('long')) {
    ensureChromium();
  }
  await buildSite(process.cwd());
  return single(true);
}

/** The build stage has left build/ up to date, so that this only reads what was remembered. */
async function warnings(): Promise<Tally> {
  const site = await buildSite(process.cwd());
  if (site.warnings.length > 0) {
    console.error(`The build has warnings, and each one is a fault of a page:\n\n${describeWarnings(site.warnings)}`);
  }
  return single(site.warnings.length === 0);
}

async function playwright(
  config: string,
  {grep, shard, files, update, long}: TestOptions,
  environment: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const report = '.cache/browser.json';
  rmSync(report, {force: true});
  const chromium = ensureChromium();
  const filter = [
    ...(grep === null ? [] : ['--grep', grep]),
    ...(shard === null ? [] : [`--shard=${shard}`]),
    ...(update ? ['--update-snapshots=changed'] : []),
  ];
  const args = ['test', `--config=${config}`, '--reporter=list,json', ...filter, ...files];
  const code = await runTool('@playwright/test/cli.js', args, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    TEST_DEPTH: long ? 'long' : 'short',
    TEST_FILTERED: String(grep !== null || files.length > 0),
    ...environment,
  });
  return judge(readPlaywrightReport(report), code, grep !== null);
}

/**
 * Every browser test again on hosts that readers have; the browser stage runs them on the server of `npm start`. What a
 * host cannot change, such as axe on each page in each view, is asked once.
 */
async function hosts(options: TestOptions): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const host of ['nginx', 'pages']) {
    console.log(`\n── browser tests on ${host}`);
    tallies.push(
      await playwright('playwright.config.ts', {...options, long: false}, {TEST_HOST: host, TEST_FILTERED: 'true'}),
    );
  }
  return sum(tallies);
}

/** Names of the browser specs that prove the numbered chapters of SPECIFICATION.md. */
function specificationSpecs(): string[] {
  const [lines = ''] = readFileSync('SPECIFICATION.md', 'utf8').split('\n## Bad input');
  return [...new Set([...lines.matchAll(/`([\w-]+\.spec\.ts)`/g)].map(([, name = '']) => `/${name}`))];
}

/** The tests of the specification on a build without any optimization: what they ask for does not hang on those. */
function stock(options: TestOptions): Promise<Tally> {
  const files = options.files.length > 0 ? options.files : specificationSpecs();
  return playwright('playwright.config.ts', {...options, files, long: false}, {OPTIMIZATIONS: 'off'});
}

const codeFiles = ['**/*.{css,js,mjs,mts,ts,tsx}'];

/** What `npm test` and `npm run test:long` run, in this order. */
export const stages: Readonly<Record<StageName, Stage>> = {
  types: {
    run: async () =>
      single(
        (await runTool('typescript/bin/tsc', [
          '--noEmit',
          '-p',
          '.',
          '--incremental',
          '--tsBuildInfoFile',
          '.cache/types.tsbuildinfo',
        ])) === 0,
      ),
  },
  lint: {
    run: async ({changed, files}) =>
      single(
        (await runTool('eslint/bin/eslint.js', [
          '--max-warnings=0',
          '--cache',
          '--cache-location=.cache/eslint/',
          '--no-warn-ignored',
          ...(changed ? files.filter((file) => !file.endsWith('.css')) : ['.']),
        ])) === 0,
      ),
  },
  format: {
    run: async ({changed, files}) =>
      single(
        (await runTool('prettier/bin/prettier.cjs', [
          '--check',
          '--log-level=warn',
          '--cache',
          '--cache-location=.cache/prettier',
          ...(changed ? files : codeFiles),
        ])) === 0,
      ),
  },
  unit: {run: (options) => vitest('unit', options)},
  'build-failures': {run: (options) => vitest('build-failures', options)},
  build: {run: build},
  warnings: {needs: 'build', run: warnings},
  content: {needs: 'build', run: (options) => vitest('content', options)},
  browser: {needs: 'build', run: (options) => playwright('playwright.config.ts', options)},
  hosts: {needs: 'build', run: hosts},
  stock: {needs: 'build', run: stock},
  engines: {needs: 'build', run: (options) => playwright('tests/engines/playwright.config.ts', options)},
  long: {needs: 'build', run: (options) => playwright('tests/long/playwright.config.ts', options)},
};
