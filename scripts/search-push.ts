import {loadEnvironmentFile} from '../config/environment';
import {buildSite} from './build/site';
import {runCli} from './cli';
import {main} from './search-push/main';

/** `npm run search:push`: sends a build to the hosted search index. */
runCli(async (args) => {
  loadEnvironmentFile();
  await main(args, async () => (await buildSite(process.cwd())).outDir);
});
