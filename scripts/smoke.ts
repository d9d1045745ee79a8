import {parseArgs} from 'node:util';
import {setTimeout as wait} from 'node:timers/promises';
import {UserError, runCli} from './cli';
import {deploymentAt, manifestOf} from './release/deployment';
import {compareDeployment, describe, isSameBuild} from './release/smoke';

/** Time between two looks at a site that still shows the state before, in milliseconds. */
const pollIntervalMs = 5_000;

/** `npm run smoke -- URL [--build FOLDER] [--wait SECONDS]`: is what is deployed there what was built here? */
runCli(async (args) => {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {build: {type: 'string', default: 'build'}, wait: {type: 'string', default: '0'}},
  });
  const [place] = positionals;
  if (place === undefined || positionals.length > 1) {
    throw new UserError('Usage: npm run smoke -- URL [--build FOLDER] [--wait SECONDS]');
  }
  const expected = await manifestOf(deploymentAt(values.build));
  if (expected === null) {
    throw new UserError(`${values.build} has no build.json. Run “npm run build” first.`);
  }
  const deployment = deploymentAt(place);
  const end = Date.now() + Number(values.wait) * 1000;
  let found = await manifestOf(deployment);
  while ((found === null || !isSameBuild(found, expected)) && Date.now() < end) {
    await wait(pollIntervalMs);
    found = await manifestOf(deployment);
  }
  if (found === null || !isSameBuild(found, expected)) {
    const there = found === null ? 'has no build.json' : `shows ${describe(found)}`;
    throw new UserError(`${place} ${there}.\nIt should show ${describe(expected)}.`);
  }
  const problems = await compareDeployment(deployment, expected);
  if (problems.length > 0) {
    throw new UserError(`${place} is not what was built:\n${problems.join('\n')}`);
  }
  console.log(`${place} is what was built: ${describe(expected)}.`);
});
