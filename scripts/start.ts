import {parseArgs} from 'node:util';
import {loadEnvironmentFile} from '../config/environment';
import {buildSite} from './build/site';
import {runCli, wantedPort} from './cli';
import {serveBuild, serveOptions} from './server/serveBuild';

/** `npm start [-- --port N --host ADDRESS]`: builds both languages when something has changed, and serves them. */
runCli(async (args) => {
  const {values} = parseArgs({args, options: serveOptions});
  loadEnvironmentFile();
  wantedPort(values.port, 0);
  await buildSite(process.cwd());
  await serveBuild(values);
});
