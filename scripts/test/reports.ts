import {readFileSync} from 'node:fs';
import type {Tally} from './tally';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightSuite {
  specs?: {title: string; file: string; line: number; tests: {status: string}[]}[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  suites?: PlaywrightSuite[];
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Counts of Vitest's JSON reporter; null when it wrote no report. */
export function readVitestReport(path: string): Tally | null {
  const report = readReport(path) as VitestReport | null;
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

/** Tests that passed on their second try, with their places. */
function flakyIn({specs = [], suites = []}: PlaywrightSuite): string[] {
  const own = specs
    .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
    .map(({title, file, line}) => `${file}:${line} › ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}

/** Counts of Playwright's JSON reporter, and the tests that passed on their second try; null when it wrote no report. */
export function readPlaywrightReport(path: string): Tally | null {
  const report = readReport(path) as PlaywrightReport | null;
  if (!report?.stats) {
    return null;
  }
  const {expected, unexpected, flaky, skipped} = report.stats;
  return {passed: expected + flaky, failed: unexpected, skipped, flaky: (report.suites ?? []).flatMap(flakyIn)};
}
