import {readdirSync} from 'node:fs';

const pluginNames = readdirSync(new URL('../../plugins', import.meta.url));

/**
 * What some plugins know beside packages and their own folder.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const knownByPlugins = {
  // Both belong to this site alone.
  facts: ['src/facts', 'plugins/search/engine/glossary'],
  // It comes after all others: the offline edition has the search in it.
  'post-build': ['plugins/search', 'plugins/exports/markdown', 'plugins/performance', 'remark/social-card'],
};

/**
 * Which folders know which: configuration → plugins → components → facts.
 * @type {import('./layersRule.mjs').Layer[]}
 */
export const layers = [
  {
    from: 'config',
    to: ['src', 'facts', 'docs', 'tests', 'scripts'],
    allow: ['src/components/definitions', 'src/facts', 'scripts/chromium'],
    message: 'config/ is read by Node at the start of a build; it knows the facts and the definitions of components.',
  },
  {
    from: 'src/facts',
    to: ['src', 'plugins', 'config'],
    allow: ['src/facts'],
    message: 'src/facts reads facts/ and nothing else of the site.',
  },
  {
    from: 'src/components',
    to: ['src/theme', 'plugins', 'config'],
    message: 'Components get what they show from pages and the configuration.',
  },
  {
    from: 'src/components',
    to: ['src/facts', 'facts'],
    types: true,
    except: /^src\/components\/definitions\/|\/definition\.ts$|\.test\.tsx?$/,
    message: 'It would load all facts with the page: take them in definition.ts.',
  },
  {
    from: 'src/components/definitions',
    to: ['src/components'],
    allow: ['src/components/definitions'],
    message: 'Definitions are found in the folders of the components.',
  },
  {
    from: 'src/components/ui',
    to: ['src/components', 'src/facts'],
    allow: ['src/components/ui'],
    message: 'src/components/ui holds controls that know nothing of the other components.',
  },
  {
    from: 'src/components/home',
    to: ['src/components'],
    allow: ['src/components/home', 'src/components/ui'],
    message: 'The first page uses the shared controls alone.',
  },
  ...['figures', 'tools'].map((kind) => ({
    from: `src/components/${kind}`,
    to: ['src/components'],
    allow: [kind, 'ui', 'definitions'].map((folder) => `src/components/${folder}`),
    message: 'Figures and tools share src/components/ui and src/components/definitions.',
  })),
  {
    from: 'src/theme',
    to: ['src/components'],
    allow: ['src/components/ui'],
    message: 'Theme components use the shared controls alone.',
  },
  {
    from: 'src/theme',
    to: ['plugins', 'config', 'remark', 'scripts'],
    message: 'What the theme and a plugin both need comes by an event, the theme configuration or a client module.',
  },
  {
    from: 'remark',
    to: ['plugins', 'config', 'scripts', 'tests', 'bench', 'src'],
    allow: ['src/facts', 'plugins/highlight/client'],
    message: 'A transform of pages knows the facts, and nothing else of the site.',
  },
  ...pluginNames.map((name) => ({
    from: `plugins/${name}`,
    to: ['plugins', 'remark', 'config', 'scripts', 'tests', 'bench', 'src', 'facts'],
    // By the name of a theme component a plugin gets the one of the engine, or of the site.
    allow: [`plugins/${name}`, 'plugins/docusaurus', 'src/theme', ...(knownByPlugins[name] ?? [])],
    message: 'A plugin imports packages, its own folder and plugins/docusaurus; exceptions: scripts/lint/layers.mjs.',
  })),
  {
    from: 'scripts',
    to: ['tests', 'bench', 'src'],
    allow: ['src/facts'],
    message: 'Commands build on configuration, plugins and facts.',
  },
  {
    from: 'tests',
    to: ['bench'],
    message: 'Nothing imports a bench: what others need lives with them.',
  },
  {
    from: 'bench',
    to: ['src', 'tests'],
    message: 'A bench measures the built site: it imports packages, config, plugins and scripts.',
  },
];
