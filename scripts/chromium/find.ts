import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from 'playwright-core';

/** The same browser without windows, in which the tests take two thirds of the time. */
const headlessShell = 'chromium-headless-shell';
const namesWithWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const howToInstall = `Install one in either way, then run the same command again:
  npx playwright install chromium        (as root: npx playwright install --with-deps chromium)
  sudo apt-get install chromium          (Debian; the package of other systems may be called google-chrome)
or name the file of an installed one in CHROMIUM_PATH.`;

/** Path of a program in PATH; null when there is none of that name. */
export function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Whether the file runs and calls itself Chromium or Chrome: Ubuntu's chromium-browser may be an empty shell. */
function isBrowser(path: string): boolean {
  const run = spawnSync(path, ['--version'], {encoding: 'utf8', timeout: 15_000});
  return run.status === 0 && /Chrom(?:e|ium)/.test(run.stdout);
}

const firstBrowser = (paths: readonly (string | null)[]): string | null =>
  paths.find((path) => path !== null && isBrowser(path)) ?? null;

const pathsWithWindows = () => [chromium.executablePath(), ...namesWithWindows.map(findProgram)];

/**
 * Path of a Chromium that is no headless shell, for what only browsers with windows do: keep pages in memory.
 * @throws Error with how to install one
 */
export function requireChromiumWithWindows(): string {
  const path = firstBrowser(pathsWithWindows());
  if (path === null) {
    throw new Error(`This needs a Chromium that can have windows, and there is none. ${howToInstall}`);
  }
  return path;
}

/**
 * Path of a Chromium that runs: CHROMIUM_PATH, Debian's headless shell, Playwright's own, or one in PATH; null when there
 * is none.
 * @throws Error when CHROMIUM_PATH is set and names no browser
 */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH?.trim();
  if (named) {
    if (!isBrowser(named)) {
      throw new Error(`CHROMIUM_PATH: got “${named}”, accepts the path of a Chromium or Chrome that runs.`);
    }
    return named;
  }
  return firstBrowser([findProgram(headlessShell), ...pathsWithWindows()]);
}

/**
 * Like findChromium, and passes the answer on to the processes that this one starts.
 * @throws Error with how to install one
 */
export function requireChromium(): string {
  const path = findChromium();
  if (path === null) {
    throw new Error(`The browser tests need Chromium, and there is none. ${howToInstall}`);
  }
  process.env.CHROMIUM_PATH = path;
  return path;
}
