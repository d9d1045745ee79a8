import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Locale} from '../../../config/locales.ts';
import type {Manual} from '../text/manual.ts';
import {lastLines, measured, runCommand} from './command.ts';
import {docusaurusWriting, indexFile, outlineOf} from './outline.ts';
import {addressOf, folderOf, MissingEngineError, writeText, type Engine, type Place} from './engine.ts';

interface Peer extends Pick<Engine, 'name' | 'place' | 'slashed' | 'hashed'> {
  /** Folder below peers/ with package, lock and configuration. */
  folder: string;
  /** The package whose version is told. */
  engine: string;
  /** The script that builds, below node_modules, and its arguments. */
  script: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string>>;
  /** What it writes, below its folder. */
  writes: string;
  /** Where it keeps what speeds up the next build, below its folder. */
  caches: readonly string[];
}

const sources = fileURLToPath(new URL('../peers/', import.meta.url));

async function install({name, folder}: Peer, root: string): Promise<void> {
  const dir = join(root, folderOf({folder}));
  const source = join(sources, folder);
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8');
  const stamp = join(dir, 'node_modules', '.speed-lock.json');
  mkdirSync(dir, {recursive: true});
  cpSync(source, dir, {recursive: true, filter: (path) => !path.includes('node_modules')});
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) {
    return;
  }
  // Not `ci`: it refuses a lock file that lacks the platforms that a registry lacks.
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  const {code, output} = await runCommand('npm', args, {cwd: dir});
  if (code !== 0) {
    throw new MissingEngineError(name, `cannot be installed.\n${lastLines(output)}`);
  }
  writeFileSync(stamp, lock);
}

function engineOf(peer: Peer): Engine {
  const folder = folderOf(peer);
  const outDir = join(folder, peer.writes);
  const [script, ...args] = peer.script;
  return {
    ...peer,
    outDir,
    version: (root) => {
      const file = join(root, folder, 'node_modules', peer.engine, 'package.json');
      return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
    },
    install: (root) => install(peer, root),
    writeOutline: (root, manual: Manual) => writeText(join(root, folder, 'manual.json'), outlineOf(manual)),
    forget: (root) => peer.caches.forEach((cache) => rmSync(join(root, folder, cache), {recursive: true, force: true})),
    build: async (root) => {
      rmSync(join(root, outDir), {recursive: true, force: true});
      const options = {
        cwd: join(root, folder),
        env: {...process.env, ...peer.environment, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
      };
      const ended = await measured(() =>
        runCommand(process.execPath, [join(root, folder, 'node_modules', script), ...args], options),
      );
      if (ended.code !== 0 || !existsSync(join(root, outDir))) {
        throw new MissingEngineError(peer.name, `does not build.\n${lastLines(ended.output)}`);
      }
      return ended;
    },
  };
}

const prefix = (language: Locale): string => (language === 'ru' ? '' : `${language}/`);

const docusaurus: Omit<Peer, 'name'> = {
  folder: 'docusaurus',
  engine: '@docusaurus/core',
  place: (language): Place => ({
    folder: language === 'ru' ? 'docs' : `i18n/${language}/docusaurus-plugin-content-docs/current`,
    writing: docusaurusWriting,
  }),
  script: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
  writes: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  slashed: false,
  hashed: /\/assets\//,
};

/** In the order of the tables. */
const all: readonly Peer[] = [
  {...docusaurus, name: 'Docusaurus (stock)', environment: {SPEED_FASTER: ''}},
  {...docusaurus, name: 'Docusaurus (faster)', environment: {SPEED_FASTER: 'yes'}},
  {
    name: 'Starlight',
    folder: 'starlight',
    engine: '@astrojs/starlight',
    place: (language) => ({
      folder: `src/content/docs/${prefix(language)}`,
      writing: {fileOf: indexFile, hrefOf: (id) => addressOf(language, id, true), titled: false},
    }),
    script: ['astro/astro.js', 'build'],
    environment: {ASTRO_TELEMETRY_DISABLED: '1'},
    writes: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    slashed: true,
    hashed: /\/_astro\//,
  },
  {
    name: 'VitePress',
    folder: 'vitepress',
    engine: 'vitepress',
    place: (language) => ({folder: `docs/${prefix(language)}`, writing: {fileOf: indexFile, titled: true}}),
    script: ['vitepress/bin/vitepress.js', 'build', 'docs'],
    writes: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
    slashed: false,
    hashed: /\/assets\//,
  },
  {
    name: 'Rspress 2',
    folder: 'rspress',
    engine: '@rspress/core',
    place: (language) => ({folder: `docs/${language}`, writing: {fileOf: indexFile, titled: true}}),
    script: ['@rspress/core/bin/rspress.js', 'build'],
    writes: 'doc_build',
    caches: ['node_modules/.cache', 'node_modules/.rspress', 'node_modules/.rsbuild'],
    slashed: false,
    hashed: /\/static\//,
  },
];

export const peers: readonly Engine[] = all.map(engineOf);
