import {spawnSync} from 'node:child_process';
import {UserError} from '../cli';
import {findChromium, findProgram, howToInstall} from './find';

/** Commands of a shell that may bring a Chromium, best first. */
function installCommands(): string[] {
  const hasApt = process.getuid?.() === 0 && findProgram('apt-get') !== null;
  const playwright = 'npx playwright install --no-shell';
  const apt = 'apt-get install -y --no-install-recommends fonts-liberation';
  return hasApt
    ? [
        `${playwright} --with-deps chromium`,
        // Older systems have no package of the headless shell.
        `apt-get update && (${apt} chromium-headless-shell || ${apt} chromium)`,
      ]
    : [`${playwright} chromium`];
}

/**
 * Path of a Chromium that runs; installs one when there is none, with the output of the installer in this terminal.
 * @throws UserError naming the ways to install one by hand
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) {
    return found;
  }
  // Without it Playwright waits half a minute for each of its servers.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'};
  for (const command of installCommands()) {
    console.log(`There is no Chromium for the browser tests and the PDF. Installing one: ${command}`);
    spawnSync(command, {shell: true, stdio: 'inherit', env});
    const installed = findChromium();
    if (installed !== null) {
      return installed;
    }
  }
  throw new UserError(`Chromium could not be installed. ${howToInstall}`);
}
