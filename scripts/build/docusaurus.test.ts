import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {docusaurusCli, runDocusaurusBuild} from './docusaurus';

let root: string;

/** Ends only when all languages run; writes as the engine does, or fails in the language that `broken` names. */
const engine = `
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
const {values} = parseArgs({allowPositionals: true, options: {locale: {type: 'string'}, 'out-dir': {type: 'string'}}});
const {locale, 'out-dir': dir} = values;
const folder = locale === 'ru' ? dir : dir + '/' + locale;
writeFileSync('runs-' + locale, process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME);
while (!['ru', 'en'].every((one) => existsSync('runs-' + one))) await new Promise((wait) => setTimeout(wait, 20));
rmSync(folder, {recursive: true, force: true});
mkdirSync(folder, {recursive: true});
writeFileSync(folder + '/index.html', locale);
console.log('said in ' + locale);
console.error('[WARNING] in ' + locale);
process.exit(existsSync('broken-' + locale) ? 3 : 0);
`;

const build = (built: string[] = []) =>
  runDocusaurusBuild({
    root,
    outDir: 'site',
    logs: join(root, 'logs/build'),
    generatedDir: 'made',
    onBuilt: (locale) => built.push(locale),
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docusaurus-'));
  mkdirSync(dirname(join(root, docusaurusCli)), {recursive: true});
  writeFileSync(join(root, docusaurusCli), engine);
});

afterEach(() => rmSync(root, {recursive: true}));

it('builds all languages at once into one folder, each with generated files and a log of its own', async () => {
  const built: string[] = [];
  const {code, errors} = await build(built);
  expect(code).toBe(0);
  expect(built.toSorted()).toEqual(['en', 'ru']);
  expect(errors).toBe('[WARNING] in ru\n\n[WARNING] in en\n');
  expect(readFileSync(join(root, 'site/index.html'), 'utf8')).toBe('ru');
  expect(readFileSync(join(root, 'site/en/index.html'), 'utf8')).toBe('en');
  expect(readFileSync(join(root, 'runs-en'), 'utf8')).toBe(join('made', 'en'));
  expect(readFileSync(join(root, 'logs/build-en.log'), 'utf8')).toContain('said in en');
  expect(readdirSync(root).filter((name) => name.startsWith('site'))).toEqual(['site']);
});

it('fails when one language does, and leaves no half of it', async () => {
  writeFileSync(join(root, 'broken-en'), '');
  const built: string[] = [];
  const {code, errors} = await build(built);
  expect(code).toBe(3);
  expect(built).toEqual(['ru']);
  expect(errors).toContain('[WARNING] in en');
  expect(existsSync(join(root, 'site/en'))).toBe(false);
  expect(existsSync(join(root, 'site-en'))).toBe(false);
});
