import {loadEnvironmentFile} from '../config/environment';
import {buildSite} from './build/site';
import {ensureChromium} from './chromium/ensure';
import {runCli} from './cli';

/** `npm run handbook`: the site with its offline editions in build/handbook, the PDF too. */
runCli(async () => {
  loadEnvironmentFile();
  ensureChromium();
  await buildSite(process.cwd());
});
