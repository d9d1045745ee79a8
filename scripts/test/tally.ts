/** How many tests of a stage passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Those that passed on their second try: each one is a defect of the test or of the site. */
  flaky?: readonly string[];
}

/** A stage that is one test by itself, such as the type check. */
export function single(isPassed: boolean): Tally {
  return {passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0};
}

/**
 * Result of a runner, corrected: a runner that ended badly without a failed test (a file that could not be
 * loaded, a setup that broke) has one failure, and so has one that ran no test or left one out unasked.
 * @param isFiltered only tests whose names match were wanted: the rest are skipped by right
 */
export function judge(reported: Tally | null, exitCode: number, isFiltered = false): Tally {
  const tally = reported ?? {passed: 0, failed: 0, skipped: 0};
  const isSkipping = tally.skipped > 0 && !isFiltered;
  const isBroken = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0 || isSkipping);
  return isBroken ? {...tally, failed: 1} : tally;
}

export function sum(tallies: readonly Tally[]): Required<Tally> {
  const count = (of: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[of], 0);
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    flaky: tallies.flatMap(({flaky = []}) => flaky),
  };
}
