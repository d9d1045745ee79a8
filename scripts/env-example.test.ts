import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const namesIn = (file: string, pattern: RegExp) =>
  [...new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name))].sort();

it('.env.example documents every variable of config/environment.ts, and PORT', () => {
  const read = namesIn('config/environment.ts', /'([A-Z][A-Z_]+)'/g);
  const documented = namesIn('.env.example', /^# ([A-Z][A-Z_]+)=/gm);
  expect(read).toContain('BASE_PATH');
  expect(documented).toEqual(expect.arrayContaining([...read, 'PORT']));
});
