import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {lab} from '../lab/environment';
import {variantFolder} from '../variant';
import {expect, test} from '../lab/test';

test('the route-match cache holds at most 10000 entries', () => {
  const router = readFileSync(createRequire(__filename).resolve('react-router/esm/react-router.js'), 'utf8');
  const limits = [...router.matchAll(/cacheLimit\S* = (\d+)/g)].map(([, limit]) => limit);
  expect(limits).toEqual(['10000', '10000']);
});

test('the client of the hosted search waits 1 s to connect, 2 s to read and 30 s to write', () => {
  const folder = join(variantFolder(lab), 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(scripts.filter((script) => /connect:1e3,read:2e3,write:3e4/.test(script))).not.toHaveLength(0);
});
