import {ensureChromium} from './chromium/ensure';
import {runCli} from './cli';

/** Finds or installs the Chromium of the browser tests and prints its path. */
runCli(async () => {
  console.log(ensureChromium());
});
