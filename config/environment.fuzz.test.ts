import fc from 'fast-check';
import {expect, it, inject} from 'vitest';
import {EnvironmentError, readEnvironment} from './environment';

const names = [
  'SITE_URL',
  'BASE_PATH',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_ADMIN_API_KEY',
  'METRIKA_COUNTER_ID',
  'CODE_THEME_LIGHT',
  'CODE_THEME_DARK',
] as const;

const value = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.webUrl(),
  fc.constantFrom('', ' ', '/', '/a/', '/../', 'https://example.com', '12345678', 'github', '<script>'),
);

it('any environment is read, or refused with the name of the variable and what it accepts', () => {
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, value])), {requiredKeys: []}), (source) => {
      try {
        const {siteUrl, basePath} = readEnvironment(source);
        expect(new URL(basePath, siteUrl).href).toBe(siteUrl + basePath);
      } catch (error) {
        expect(error).toBeInstanceOf(EnvironmentError);
        expect((error as Error).message).toMatch(new RegExp(`^(?:${names.join('|')}): got [^]*, accepts `));
      }
    }),
    {numRuns: inject('fuzzRuns')},
  );
});
