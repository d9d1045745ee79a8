import {parseArgs} from 'node:util';
import {loadEnvironmentFile} from '../config/environment';
import {buildSite, describeWarnings} from './build/site';
import {runCli} from './cli';

/** `npm run build [-- --force]`: both languages into build/. */
runCli(async (args) => {
  const {values} = parseArgs({args, options: {force: {type: 'boolean', default: false}}});
  loadEnvironmentFile();
  const {warnings} = await buildSite({root: process.cwd(), isForced: values.force});
  if (warnings.length > 0) {
    console.warn(`\n${describeWarnings(warnings)}`);
  }
});
