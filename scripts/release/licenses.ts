/** What package-lock.json has about a package. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
}

/**
 * Licenses that a site under GPL-3.0 may be built with, as SPDX names them. Those with a copyleft of their own are of
 * tools that build it (sharp, lightningcss) and reach no reader; that of the fonts (OFL) lets a document have them in it.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages whose manifest names no license, with the license of the text beside their code. */
const read: Readonly<Record<string, string>> = {
  'node_modules/eval': 'MIT',
  'node_modules/format': 'MIT',
  'node_modules/require-like': 'MIT',
};

/** Whether an SPDX expression is granted: one side of OR, both sides of AND. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((side) => side.split(' AND ').every((name) => allowed.has(name)));
}

/**
 * Packages that the site is built with and whose license is not granted. Everything that ships is among them.
 * @param packages of package-lock.json: path → package
 */
export function forbiddenLicenses(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([path, {dev}]) => path !== '' && dev !== true)
    .map(([path, {version, license}]) => ({path, version, license: license ?? read[path] ?? 'no license'}))
    .filter(({license}) => !isAllowed(license))
    .map(({path, version, license}) => `${path} ${version ?? ''}: ${license}`);
}
