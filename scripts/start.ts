import {parseArgs} from 'node:util';
import {loadEnvironmentFile} from '../config/environment';
import {buildSite, describeWarnings} from './build/site';
import {runCli, wantedPort} from './cli';
import {serveBuild, serveOptions} from './server/serve-build';

/** `npm start [-- --port N --host ADDRESS --force]`: builds both languages and serves them. */
runCli(async (args) => {
  const {values} = parseArgs({args, options: {...serveOptions, force: {type: 'boolean', default: false}}});
  loadEnvironmentFile();
  wantedPort(values.port, 0);
  const {warnings} = await buildSite({root: process.cwd(), isForced: values.force});
  if (warnings.length > 0) {
    console.warn(`\n${describeWarnings(warnings)}\n`);
  }
  await serveBuild(values);
});
