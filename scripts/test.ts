import {loadEnvironmentFile} from '../config/environment';
import {elapsed, runCli} from './cli';
import {changedFiles, changedStages} from './test/changed';
import {readOptions, wantedStages, type StageName, type TestOptions} from './test/options';
import {stages} from './test/stages';
import {sum, type Tally} from './test/tally';

interface Outcome {
  name: StageName;
  tally: Tally;
  line: string;
}

/** A stage whose own machinery breaks (a build that fails, no browser) is one failed test with the reason. */
async function runStage(name: StageName, options: TestOptions): Promise<Tally> {
  try {
    return await stages[name].run(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return {passed: 0, failed: 1, skipped: 0};
  }
}

/** The stages to run, each with its options. */
function plan(options: TestOptions): {name: StageName; needs?: StageName | undefined; options: TestOptions}[] {
  return options.changed
    ? changedStages(changedFiles(process.cwd())).map(({name, files}) => ({name, options: {...options, files}}))
    : wantedStages(options, (wanted) => stages[wanted].needs).map((name) => ({
        name,
        needs: stages[name].needs,
        options,
      }));
}

/** `npm test [-- --changed | --only STAGE,… [--grep PATTERN] [--shard 1/3] [part of a file name …]]`, `npm run test:long` */
runCli(async (args) => {
  loadEnvironmentFile();
  const outcomes: Outcome[] = [];
  const hasFailed = (wanted: StageName) => outcomes.some(({name, tally}) => name === wanted && tally.failed > 0);
  for (const {name, needs, options} of plan(readOptions(args))) {
    if (needs && hasFailed(needs)) {
      outcomes.push({name, tally: {passed: 0, failed: 1, skipped: 0}, line: `not run, because ${needs} failed`});
      continue;
    }
    console.log(`\n── ${name}`);
    const started = Date.now();
    const tally = await runStage(name, options);
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    const line = `${tally.passed} passed, ${tally.failed} failed${skipped} in ${elapsed(started)}`;
    console.log(`── ${name}: ${line}`);
    outcomes.push({name, tally, line});
  }
  console.log('');
  for (const {name, line} of outcomes) {
    console.log(`${name.padEnd(14)} ${line}`);
  }
  const total = sum(outcomes.map(({tally}) => tally));
  if (total.flaky.length > 0) {
    console.log(['\nPassed on the second try only, each a defect to be fixed:', ...total.flaky].join('\n  '));
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
