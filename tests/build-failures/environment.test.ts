import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {codeThemeNames} from '../../config/code';
import {build, makeSite} from './site';

const algolia = {ALGOLIA_APP_ID: 'APPID12345', ALGOLIA_API_KEY: 'abcdef0123456789', ALGOLIA_INDEX_NAME: 'cdekdelivery'};

/** Environment, the variable that the message must name, what it got, what it accepts. */
const wrong: [Record<string, string>, string, string, string][] = [
  [{SITE_URL: 'docs.example.com'}, 'SITE_URL', '“docs.example.com”', 'an http(s) origin without a path'],
  [
    {SITE_URL: 'https://example.com/docs'},
    'SITE_URL',
    '“https://example.com/docs”',
    'an http(s) origin without a path',
  ],
  [{BASE_PATH: '/wordpress'}, 'BASE_PATH', '“/wordpress”', 'a path that begins and ends with a slash'],
  [
    {...algolia, ALGOLIA_API_KEY: ''},
    'ALGOLIA_API_KEY',
    'nothing',
    'a value whenever another ALGOLIA_ variable is set',
  ],
  [{...algolia, ALGOLIA_APP_ID: 'a b'}, 'ALGOLIA_APP_ID', '“a b”', 'letters and digits only'],
  [{...algolia, ALGOLIA_API_KEY: 'короткий'}, 'ALGOLIA_API_KEY', '“короткий”', 'the public search-only key'],
  [
    {...algolia, ALGOLIA_INDEX_NAME: 'a/b'},
    'ALGOLIA_INDEX_NAME',
    '“a/b”',
    'letters, digits, dots, hyphens and underscores',
  ],
  [
    {...algolia, ALGOLIA_ADMIN_API_KEY: algolia.ALGOLIA_API_KEY},
    'ALGOLIA_ADMIN_API_KEY',
    'the public key of ALGOLIA_API_KEY',
    'the secret key that may write the index',
  ],
  [{METRIKA_COUNTER_ID: 'UA-1234'}, 'METRIKA_COUNTER_ID', '“UA-1234”', 'the number of a Yandex Metrika counter'],
  [{OPTIMIZATIONS: 'no'}, 'OPTIMIZATIONS', '“no”', '“on”, or “off” for a stock build of the engine'],
  [{CODE_THEME_LIGHT: 'solarized'}, 'CODE_THEME_LIGHT', '“solarized”', `one of ${codeThemeNames.join(', ')}`],
  [{CODE_THEME_DARK: 'Dracula'}, 'CODE_THEME_DARK', '“Dracula”', `one of ${codeThemeNames.join(', ')}`],
];

let siteDir = '';

beforeAll(() => {
  siteDir = makeSite('environment');
});

describe('a wrong value of the environment', () => {
  it.each(wrong)('%j stops the build', async (environment, name, got, accepts) => {
    const {code, output} = await build(siteDir, environment);
    expect(output).toContain(`${name}: got ${got}, accepts ${accepts}`);
    expect(output).toContain('Correct it in the environment or in .env');
    expect(code).toBe(1);
  });

  it('is tried for every variable that the configuration reads', () => {
    const source = readFileSync('config/environment.ts', 'utf8');
    const names = new Set(source.match(/(?<=')[A-Z][A-Z_]{6,}(?=')/g));
    expect([...new Set(wrong.map(([, name]) => name))].sort()).toEqual([...names].sort());
  });
});

describe('names of code themes', () => {
  it('are those that the library has', () => {
    expect(codeThemeNames.length).toBeGreaterThan(15);
    expect(codeThemeNames).toEqual(expect.arrayContaining(['dracula', 'github', 'nightOwl', 'oneDark']));
  });
});
