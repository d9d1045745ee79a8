import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {forbiddenLicenses, isAllowed, type LockedPackage} from './licenses';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, LockedPackage>};

describe('licenses', () => {
  it('of all that the site is built with are granted', () => {
    expect(Object.values(lock.packages).filter(({dev}) => dev !== true).length).toBeGreaterThan(100);
    expect(forbiddenLicenses(lock.packages)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(WTFPL OR MIT)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND SSPL-1.0', false],
    ['UNLICENSED', false],
    ['', false],
  ])('“%s”: %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected));

  it('names a package with another one, or without any', () => {
    const packages = {
      '': {license: 'GPL-3.0-only'},
      'node_modules/a': {version: '1.0.0', license: 'SSPL-1.0'},
      'node_modules/b': {version: '2.0.0'},
      'node_modules/tool': {version: '3.0.0', license: 'SSPL-1.0', dev: true},
    };
    expect(forbiddenLicenses(packages)).toEqual(['node_modules/a 1.0.0: SSPL-1.0', 'node_modules/b 2.0.0: no license']);
  });
});
