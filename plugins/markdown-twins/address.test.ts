import {expect, it} from 'vitest';
import {twinAddress} from './address';

it.each([
  ['/wordpress/setup', '/wordpress/setup.md'],
  ['/wordpress/en/reference/settings', '/wordpress/en/reference/settings.md'],
  ['/wordpress/', '/wordpress/index.md'],
  ['https://example.com/en/', 'https://example.com/en/index.md'],
])('the twin of %s is %s', (page, twin) => {
  expect(twinAddress(page)).toBe(twin);
});
