import {existsSync} from 'node:fs';
import {codeThemeNames} from './code';

/** The hosted search provider, when all three of its variables are set. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** Write access to the hosted index. Read by `npm run search:push`, never by a build. */
export interface HostedIndexAccess {
  appId: string;
  /** Secret: never written to a page, a log or a message. */
  adminKey: string;
  indexName: string;
}

export interface Environment {
  /** Origin of the site, no trailing slash. */
  siteUrl: string;
  /** Path under the origin, begins and ends with a slash. */
  basePath: string;
  search: HostedSearch | null;
  /** Yandex Metrika counter; null means no analytics code in the build. */
  metrikaCounterId: number | null;
  /** False for a stock build, without anything that makes pages load faster than the engine does by itself. */
  isOptimized: boolean;
  codeThemeLight: string;
  codeThemeDark: string;
}

type Source = Readonly<Record<string, string | undefined>>;

/** A value of the environment that stops the build. */
export class EnvironmentError extends Error {
  /** @param description what a secret value is, in place of the value itself */
  constructor(name: string, got: string | undefined, accepts: string, description?: string) {
    const value = description ?? (got === undefined ? 'nothing' : `“${got}”`);
    super(`${name}: got ${value}, accepts ${accepts}. Correct it in the environment or in .env (see .env.example).`);
    this.name = 'EnvironmentError';
  }
}

function read(source: Source, name: string): string | undefined {
  const value = source[name]?.trim();
  return value === '' ? undefined : value;
}

function siteUrl(source: Source): string {
  const value = read(source, 'SITE_URL') ?? 'https://cdek-it.github.io';
  const accepts = 'an http(s) origin without a path, such as https://docs.example.com';
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new EnvironmentError('SITE_URL', value, accepts);
  }
  return url.origin;
}

function basePath(source: Source): string {
  const value = read(source, 'BASE_PATH') ?? '/wordpress/';
  if (!/^\/(?:[\w.-]+\/)*$/.test(value) || /\/\.{1,2}\//.test(value)) {
    throw new EnvironmentError('BASE_PATH', value, 'a path that begins and ends with a slash, such as /wordpress/');
  }
  return value;
}

function providerValue(name: string, value: string, pattern: RegExp, accepts: string): string {
  if (!pattern.test(value)) {
    throw new EnvironmentError(name, value, accepts);
  }
  return value;
}

const checkAppId = (value: string) =>
  providerValue('ALGOLIA_APP_ID', value, /^[A-Za-z0-9]{4,}$/, 'letters and digits only, as the provider shows them');

const checkIndexName = (value: string) =>
  providerValue('ALGOLIA_INDEX_NAME', value, /^[\w.-]+$/, 'letters, digits, dots, hyphens and underscores');

const keyPattern = /^[A-Za-z0-9=+/_-]{8,}$/;
const secretKey = 'the secret key that may write the index, 8 characters or more';

/** The public key is printed in every page: were it the secret one, every reader could empty the index. */
function refuseSharedKey(source: Source): void {
  const adminKey = read(source, 'ALGOLIA_ADMIN_API_KEY');
  if (adminKey !== undefined && adminKey === read(source, 'ALGOLIA_API_KEY')) {
    throw new EnvironmentError('ALGOLIA_ADMIN_API_KEY', adminKey, secretKey, 'the public key of ALGOLIA_API_KEY');
  }
}

function hostedSearch(source: Source): HostedSearch | null {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
  const values = names.map((name) => read(source, name));
  if (values.every((value) => value === undefined)) {
    return null;
  }
  const missing = names[values.indexOf(undefined)];
  if (missing) {
    throw new EnvironmentError(
      missing,
      undefined,
      'a value whenever another ALGOLIA_ variable is set (or unset them all for the embedded search)',
    );
  }
  const [appId, apiKey, indexName] = values as [string, string, string];
  refuseSharedKey(source);
  return {
    appId: checkAppId(appId),
    apiKey: providerValue('ALGOLIA_API_KEY', apiKey, keyPattern, 'the public search-only key, 8 characters or more'),
    indexName: checkIndexName(indexName),
  };
}

/**
 * What `npm run search:push` needs to write the hosted index.
 * @throws EnvironmentError naming the variable, what it got (never a secret) and what it accepts
 */
export function readHostedIndexAccess(source: Source = process.env): HostedIndexAccess {
  const needed = (name: string): string => {
    const value = read(source, name);
    if (value === undefined) {
      throw new EnvironmentError(name, undefined, 'a value, because npm run search:push writes the hosted index');
    }
    return value;
  };
  const appId = checkAppId(needed('ALGOLIA_APP_ID'));
  const indexName = checkIndexName(needed('ALGOLIA_INDEX_NAME'));
  const adminKey = needed('ALGOLIA_ADMIN_API_KEY');
  if (!keyPattern.test(adminKey)) {
    throw new EnvironmentError('ALGOLIA_ADMIN_API_KEY', adminKey, secretKey, 'a value that is no key');
  }
  refuseSharedKey(source);
  return {appId, adminKey, indexName};
}

function counterId(source: Source): number | null {
  const value = read(source, 'METRIKA_COUNTER_ID');
  if (value === undefined) {
    return null;
  }
  if (!/^[1-9]\d{3,11}$/.test(value)) {
    throw new EnvironmentError('METRIKA_COUNTER_ID', value, 'the number of a Yandex Metrika counter, 4 to 12 digits');
  }
  return Number(value);
}

function codeTheme(source: Source, name: string, fallback: string): string {
  const value = read(source, name) ?? fallback;
  if (!codeThemeNames.includes(value)) {
    throw new EnvironmentError(name, value, `one of ${codeThemeNames.join(', ')}`);
  }
  return value;
}

function isOptimized(source: Source): boolean {
  const value = read(source, 'OPTIMIZATIONS') ?? 'on';
  if (value !== 'on' && value !== 'off') {
    throw new EnvironmentError('OPTIMIZATIONS', value, '“on”, or “off” for a stock build of the engine');
  }
  return value === 'on';
}

/**
 * Everything that may differ between two builds, checked once.
 * @throws EnvironmentError naming the variable, what it got and what it accepts
 */
export function readEnvironment(source: Source = process.env): Environment {
  return {
    siteUrl: siteUrl(source),
    basePath: basePath(source),
    search: hostedSearch(source),
    metrikaCounterId: counterId(source),
    isOptimized: isOptimized(source),
    codeThemeLight: codeTheme(source, 'CODE_THEME_LIGHT', 'github'),
    codeThemeDark: codeTheme(source, 'CODE_THEME_DARK', 'oneDark'),
  };
}

/** Adds the values of a local .env file to the environment; what is set already wins. */
export function loadEnvironmentFile(path = '.env'): void {
  if (existsSync(path)) {
    process.loadEnvFile(path);
  }
}
