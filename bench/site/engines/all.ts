import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {docsFolder, localeFolder, type Locale} from '../../../config/locales';
import {addressOf, firstPage} from '../text/addresses';
import type {PageFormat} from '../text/markdown';
import {sidebarJson, sidebarMessages, sidebarModule} from '../text/sidebar';
import {cache, root, type Engine} from './engine';

/** File of a page where the first one of a language is the index of its folder. */
const indexFile = (id: string): string => (id === firstPage ? 'index.md' : `${id}.md`);

const docusaurusFormat: PageFormat = {
  fileOf: (id) => `${id}.md`,
  hasTitleInText: false,
  frontMatter: ({id, sidebarLabel}) => [
    `sidebar_label: ${JSON.stringify(sidebarLabel)}`,
    ...(id === firstPage ? ['slug: /'] : []),
  ],
};

const docusaurus = {
  installedIn: root,
  package: '@docusaurus/core',
  outDir: 'build',
  pages: (language: Locale) => ({
    folder: docsFolder(language),
    format: docusaurusFormat,
  }),
  isSlashed: false,
  hashed: /\/assets\//,
};

const command = '@docusaurus/core/bin/docusaurus.mjs';

/** Messages of the interface of ours, by path; those of the text come with the sidebar. */
function interfaceMessages(): Record<string, string> {
  const files = readdirSync(join(root, 'i18n'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.json') && !file.includes('plugin-content-docs'),
  );
  return Object.fromEntries(files.map((file) => [`i18n/${file}`, readFileSync(join(root, 'i18n', file), 'utf8')]));
}

/** Our configuration over the plain text: what the site costs without figures, tools and facts. */
export const oursWithSameText: Engine = {
  ...docusaurus,
  name: 'ours (same text)',
  folder: join(cache, 'ours'),
  cwd: root,
  script: [
    command,
    'build',
    '--config',
    'bench/site/text-site/docusaurus.config.ts',
    '--out-dir',
    '.cache/bench/ours/build',
  ],
  environment: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/bench/ours/generated'},
  // The second is the place of the engine's own cache, which the site has as well.
  caches: ['generated', join('..', '..', '..', 'node_modules', '.cache', 'rspack')],
  sidebar: (manual) => ({
    'sidebars.js': sidebarModule(manual),
    [`${docsFolder('en')}.json`]: sidebarMessages(manual),
    ...interfaceMessages(),
  }),
};

const peer = (name: string): Pick<Engine, 'cwd' | 'folder' | 'installedIn' | 'sidebar'> => {
  const folder = join(cache, name);
  return {folder, cwd: folder, installedIn: folder, sidebar: (manual) => ({'manual.json': sidebarJson(manual)})};
};

/** In the order of the tables. */
export const engines: readonly Engine[] = [
  oursWithSameText,
  {
    ...peer('docusaurus'),
    ...docusaurus,
    name: 'Docusaurus (stock)',
    script: [command, 'build'],
    caches: ['.docusaurus', 'node_modules/.cache'],
  },
  {
    ...peer('starlight'),
    name: 'Starlight',
    package: '@astrojs/starlight',
    script: ['astro/astro.js', 'build'],
    environment: {ASTRO_TELEMETRY_DISABLED: '1'},
    outDir: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    pages: (language) => ({
      folder: `src/content/docs/${localeFolder(language)}`,
      format: {fileOf: indexFile, hrefOf: (id) => addressOf(language, id, true), hasTitleInText: false},
    }),
    isSlashed: true,
    hashed: /\/_astro\//,
  },
  {
    ...peer('vitepress'),
    name: 'VitePress',
    package: 'vitepress',
    script: ['vitepress/bin/vitepress.js', 'build', 'docs'],
    outDir: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
    pages: (language) => ({
      folder: `docs/${localeFolder(language)}`,
      format: {fileOf: indexFile, hasTitleInText: true},
    }),
    isSlashed: false,
    hashed: /\/assets\//,
  },
];
