import {spawnSync} from 'child_process';
import {createHash} from 'crypto';
import {readFileSync, writeFileSync} from 'fs';

const stampFile = 'node_modules/.bootstrap.json';

/**
 * Message for someone whose Node is too old; null when it is new enough.
 * @param {string} found version of the running Node
 * @param {string} range value of `engines.node`, of the form “>=20.19”
 * @returns {string | null}
 */
export function nodeProblem(found, range) {
  const needed = range.replace(/^\D+/, '');
  const [major = 0, minor = 0] = found.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = needed.split('.').map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) {
    return null;
  }
  return `This site needs Node.js ${needed} or newer; this is Node.js ${found} (${process.execPath}).
Install a newer one from https://nodejs.org/ or with “nvm install ${leastMajor}”, then run the same command again.`;
}

/**
 * @param {string} file
 * @returns {any} the parsed file, null when it is missing or broken
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** What node_modules is made from and for. */
function currentStamp() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const nodeMajor = parseInt(process.versions.node, 10);
  return {lock, nodeMajor, platform: `${process.platform}-${process.arch}`};
}

/** Compares the lock file with npm's own list of what it has installed, so that “npm ci” by hand is enough. */
function matchesLockFile() {
  const installed = readJson('node_modules/.package-lock.json');
  const wanted = readJson('package-lock.json').packages;
  const isThere = (/** @type {string} */ path) =>
    wanted[path].optional || (installed.packages[path] || {}).version === wanted[path].version;
  return installed !== null && Object.keys(wanted).every((path) => path === '' || isThere(path));
}

/** Whether node_modules is missing, incomplete, or made for another lock file, another Node or another system. */
function isStale() {
  const stamp = readJson(stampFile);
  const now = currentStamp();
  const isForeign = stamp !== null && (stamp.nodeMajor !== now.nodeMajor || stamp.platform !== now.platform);
  return isForeign || ((stamp === null || stamp.lock !== now.lock) && !matchesLockFile());
}

/**
 * Runs “npm ci” in the current folder if that is needed, with its output in this terminal.
 * @returns {string | null} what went wrong
 */
export function installIfStale() {
  if (!isStale()) {
    return null;
  }
  console.log('Installing packages: node_modules is missing or not for this package-lock.json, Node.js and system.');
  if (spawnSync('npm ci --include=dev --include=optional', {stdio: 'inherit', shell: true}).status !== 0) {
    return '“npm ci” failed. Its output above has the reason; correct that and run the same command again.';
  }
  writeFileSync(stampFile, `${JSON.stringify(currentStamp())}\n`);
  return null;
}
