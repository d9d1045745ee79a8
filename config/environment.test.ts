import {describe, expect, it} from 'vitest';
import {EnvironmentError, readEnvironment, readHostedIndexAccess} from './environment';

const algolia = {ALGOLIA_APP_ID: 'ABCD1234', ALGOLIA_API_KEY: '0123456789abcdef', ALGOLIA_INDEX_NAME: 'cdekdelivery'};

describe('readEnvironment', () => {
  it('has the defaults of the specification when nothing is set', () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: 'https://cdek-it.github.io',
      basePath: '/wordpress/',
      search: null,
      metrikaCounterId: null,
      isOptimized: true,
      codeThemeLight: 'github',
      codeThemeDark: 'oneDark',
    });
  });

  it('takes empty values as unset and strips a trailing slash of the origin', () => {
    expect(readEnvironment({METRIKA_COUNTER_ID: ' ', SITE_URL: 'https://docs.example.com/'})).toMatchObject({
      metrikaCounterId: null,
      siteUrl: 'https://docs.example.com',
    });
  });

  it('reads the hosted search when its three variables are set', () => {
    expect(readEnvironment(algolia).search).toEqual({
      appId: 'ABCD1234',
      apiKey: '0123456789abcdef',
      indexName: 'cdekdelivery',
    });
  });

  it.each([
    ['SITE_URL', 'docs.example.com'],
    ['SITE_URL', 'https://docs.example.com/wordpress'],
    ['SITE_URL', 'ftp://docs.example.com'],
    ['BASE_PATH', 'wordpress'],
    ['BASE_PATH', '/wordpress'],
    ['BASE_PATH', '/a/../b/'],
    ['METRIKA_COUNTER_ID', '12a'],
    ['METRIKA_COUNTER_ID', '-5'],
    ['METRIKA_COUNTER_ID', '1e8'],
    ['CODE_THEME_LIGHT', 'solarised'],
    ['CODE_THEME_DARK', 'Dracula'],
  ])('%s refuses “%s” and names variable, value and what it accepts', (name, value) => {
    const read = () => readEnvironment({[name]: value});
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^${name}: got “.+”, accepts .+ \\.env\\.example`));
  });

  it('lists the themes when a theme name is unknown', () => {
    expect(() => readEnvironment({CODE_THEME_LIGHT: 'x'})).toThrow(/dracula, .*github, .*nightOwl, .*oneDark/);
  });

  it.each(Object.keys(algolia))('names %s when only it is missing', (name) => {
    expect(() => readEnvironment({...algolia, [name]: undefined})).toThrow(new RegExp(`^${name}: got nothing`));
  });

  it.each([
    ['ALGOLIA_APP_ID', 'a b'],
    ['ALGOLIA_API_KEY', 'short'],
    ['ALGOLIA_INDEX_NAME', 'index name'],
  ])('refuses a malformed %s', (name, value) => {
    expect(() => readEnvironment({...algolia, [name]: value})).toThrow(new RegExp(`^${name}: got “${value}”`));
  });
});

const adminKey = 'fedcba9876543210';
const owner = {...algolia, ALGOLIA_ADMIN_API_KEY: adminKey};

describe('readHostedIndexAccess', () => {
  it('reads what writes the hosted index', () => {
    const {ALGOLIA_API_KEY: _public, ...needed} = owner;
    expect(readHostedIndexAccess(needed)).toEqual({appId: 'ABCD1234', adminKey, indexName: 'cdekdelivery'});
  });

  it.each(['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'])('names %s when it is missing', (name) => {
    const read = () => readHostedIndexAccess({...owner, [name]: ' '});
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^${name}: got nothing, accepts .+search:push.+\\.env\\.example`));
  });

  it.each([
    ['ALGOLIA_APP_ID', 'a b'],
    ['ALGOLIA_INDEX_NAME', 'index name'],
  ])('refuses a malformed %s', (name, value) => {
    expect(() => readHostedIndexAccess({...owner, [name]: value})).toThrow(new RegExp(`^${name}: got “${value}”`));
  });

  it('refuses a malformed admin key without showing it', () => {
    const read = () => readHostedIndexAccess({...owner, ALGOLIA_ADMIN_API_KEY: 'se cret'});
    expect(read).toThrow(/^ALGOLIA_ADMIN_API_KEY: got a value that is no key, accepts/);
    expect(read).not.toThrow(/se cret/);
  });
});

describe('the admin key', () => {
  it('is nothing that a build gets to know', () => {
    expect(JSON.stringify(readEnvironment(owner))).not.toContain(adminKey);
  });

  it.each([readEnvironment, readHostedIndexAccess])(
    'must not be the public key: %o is refused and shows neither',
    (read) => {
      const shared = () => read({...owner, ALGOLIA_API_KEY: adminKey});
      expect(shared).toThrow(/^ALGOLIA_ADMIN_API_KEY: got the public key of ALGOLIA_API_KEY, accepts the secret key/);
      expect(shared).not.toThrow(new RegExp(adminKey));
    },
  );
});
