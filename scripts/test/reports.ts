import {readFileSync} from 'node:fs';
import type {Tally} from './tally';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
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

/** Counts of Playwright's JSON reporter, a flaky test being a failed one; null when it wrote no report. */
export function readPlaywrightReport(path: string): Tally | null {
  const stats = (readReport(path) as PlaywrightReport | null)?.stats;
  return stats ? {passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped} : null;
}
