import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, embeddedFolder, test} from '../embedded/test';

test('the route-match cache holds at most 10000 entries', () => {
  const folder = join(embeddedFolder(), 'assets/js');
  const main = readdirSync(folder).filter((name) => /^main\..+\.js$/.test(name));
  expect(main).toHaveLength(1);
  const script = readFileSync(join(folder, ...main), 'utf8');
  // `matchPath` of react-router, minified: a compiled path is stored while there are fewer than the limit.
  const limits = [...script.matchAll(/\{regexp:[^{}]+\};return \w+<(\w+)&&/g)].map(([, limit]) => Number(limit));
  expect(limits).toEqual([10_000]);
});
