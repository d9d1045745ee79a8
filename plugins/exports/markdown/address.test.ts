import {expect, it} from 'vitest';
import {markdownAddress} from './address';

it.each([
  ['/wordpress/setup', '/wordpress/setup.md'],
  ['/wordpress/en/reference/settings', '/wordpress/en/reference/settings.md'],
  ['/wordpress/', '/wordpress/index.md'],
  ['https://example.com/en/', 'https://example.com/en/index.md'],
])('the Markdown of %s is %s', (page, address) => {
  expect(markdownAddress(page)).toBe(address);
});
