import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const namesIn = (file: string, pattern: RegExp) =>
  [...new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name))].sort();

const read = namesIn('config/environment.ts', /'([A-Z][A-Z_]+)'/g);
const wanted = [...read, 'CHROMIUM_PATH', 'PORT'].sort();

it.each([
  ['.env.example', /^# ([A-Z][A-Z_]+)=/gm],
  // Names are in the first cell of a row, several of them where they belong together.
  ['README.md', /(?<=^\|[^|]*)`([A-Z][A-Z_]+)`(?=[^|]*\|)/gm],
])('%s documents every variable of config/environment.ts, PORT and CHROMIUM_PATH, and no other', (file, pattern) => {
  expect(read).toContain('BASE_PATH');
  expect(namesIn(file, pattern)).toEqual(wanted);
});

it('the published build gets every variable that a build reads', () => {
  const handed = namesIn('.github/workflows/publish.yml', /^ {6}([A-Z][A-Z_]+): \$\{\{ vars\.\1 \}\}$/gm);
  expect(handed).toEqual(read.filter((name) => name !== 'ALGOLIA_ADMIN_API_KEY'));
});
