import {createHash} from 'crypto';
import {existsSync, readFileSync, writeFileSync} from 'fs';
import {join} from 'path';

const stampPath = 'node_modules/.bootstrap.json';

/** @typedef {{version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[]}} LockedPackage */
/** @typedef {{lock: string, nodeMajor: number, platform: string}} Stamp */

/**
 * @param {string} path
 * @returns {unknown} the parsed file, or null when it is missing or broken
 */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {string} root
 * @returns {Stamp}
 */
function currentStamp(root) {
  return {
    lock: createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
    nodeMajor: parseInt(process.versions.node, 10),
    platform: process.platform + '-' + process.arch,
  };
}

/**
 * Remembers that node_modules is what the lock file asks for on this Node and machine.
 * @param {string} root
 */
export function writeStamp(root) {
  writeFileSync(join(root, stampPath), JSON.stringify(currentStamp(root)) + '\n');
}

/**
 * @param {string[] | undefined} accepted names, or names after “!” that are refused
 * @param {string} name
 */
function accepts(accepted, name) {
  if (!accepted) {
    return true;
  }
  return accepted.includes(name) || (accepted.some((one) => one[0] === '!') && !accepted.includes('!' + name));
}

/**
 * Whether a package that is not there may be missing here: an optional one may, unless it is made for just this
 * system. One made for a certain libc may too, because which libc runs cannot be told cheaply.
 * @param {LockedPackage} wanted
 */
function mayBeMissing(wanted) {
  const forThisSystem =
    Boolean(wanted.os || wanted.cpu) &&
    !wanted.libc &&
    accepts(wanted.os, process.platform) &&
    accepts(wanted.cpu, process.arch);
  return Boolean(wanted.optional) && !forThisSystem;
}

/**
 * Name of the first package that npm installed otherwise than the lock file says, null when there is none.
 * npm lists what it installed in node_modules/.package-lock.json.
 * @param {string} root
 */
function firstDifference(root) {
  const wanted = /** @type {{packages: Record<string, LockedPackage>}} */ (readJson(join(root, 'package-lock.json')));
  const found = /** @type {{packages: Record<string, LockedPackage>} | null} */ (
    readJson(join(root, 'node_modules/.package-lock.json'))
  );
  if (!found) {
    return 'node_modules/.package-lock.json';
  }
  const paths = Object.keys(wanted.packages).filter((path) => path !== '');
  const different = paths.find((path) => {
    const installed = found.packages[path];
    const locked = wanted.packages[path] || {};
    return installed ? installed.version !== locked.version : !mayBeMissing(locked);
  });
  return different || null;
}

/**
 * First package of package.json without a folder, null when all are there.
 * @param {string} root
 */
function firstMissing(root) {
  const manifest = /** @type {{dependencies: Record<string, string>, devDependencies: Record<string, string>}} */ (
    readJson(join(root, 'package.json'))
  );
  const names = Object.keys(Object.assign({}, manifest.dependencies, manifest.devDependencies));
  return names.find((name) => !existsSync(join(root, 'node_modules', name, 'package.json'))) || null;
}

/**
 * Compares node_modules with package-lock.json. A matching folder that npm made without this script gets its stamp.
 * @param {string} root
 * @returns {{reason: string | null}} why an installation is needed; null when none is
 */
export function checkInstalled(root) {
  if (!existsSync(join(root, 'node_modules'))) {
    return {reason: 'there is no node_modules folder yet'};
  }
  const missing = firstMissing(root);
  if (missing) {
    return {reason: missing + ' is missing in node_modules'};
  }
  const now = currentStamp(root);
  const stamp = /** @type {Stamp | null} */ (readJson(join(root, stampPath)));
  if (stamp && stamp.nodeMajor !== now.nodeMajor) {
    return {reason: 'node_modules was installed with Node.js ' + stamp.nodeMajor + ', this is ' + now.nodeMajor};
  }
  if (stamp && stamp.platform !== now.platform) {
    return {reason: 'node_modules was installed on ' + stamp.platform + ', this is ' + now.platform};
  }
  if (stamp && stamp.lock === now.lock) {
    return {reason: null};
  }
  const different = firstDifference(root);
  if (different) {
    return {reason: different + ' is not what package-lock.json asks for'};
  }
  writeStamp(root);
  return {reason: null};
}
