import {parseArgs} from 'node:util';
import {loadEnvironmentFile} from '../config/environment';
import {runCli} from './cli';
import {serveBuild, serveOptions} from './server/serveBuild';

/** `npm run serve [-- --port N --host ADDRESS]`: serves what was built last. */
runCli(async (args) => {
  const {values} = parseArgs({args, options: serveOptions});
  loadEnvironmentFile();
  await serveBuild(values);
});
