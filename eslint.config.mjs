import {readdirSync} from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {layersRule} from './scripts/lint/layers.mjs';

// Its types are those of an older ESLint; its rules run on this one.
const docusaurusPlugin = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (docusaurus));

const pluginNames = readdirSync(new URL('plugins', import.meta.url));

/**
 * What some plugins know beside packages and their own folder.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const knownByPlugins = {
  // Both belong to this site alone.
  facts: ['src/facts', 'plugins/search/engine/glossary.ts'],
  'content-checks': ['scripts/drift/sources'],
  // It comes after all others: the offline edition has the search in it.
  'post-build': ['plugins/search', 'plugins/exports/markdown', 'plugins/performance', 'remark/social-card'],
};

/**
 * Which folders know which: configuration → plugins → components → facts.
 * @type {import('./scripts/lint/layers.mjs').Layer[]}
 */
const layers = [
  {
    from: 'config',
    to: ['src', 'docs', 'tests', 'scripts'],
    allow: ['src/components/definitions', 'scripts/chromium'],
    message: 'config/ is read by Node at the start of a build; of the components it knows their definitions.',
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
    allow: ['plugins/search/ui'],
    message: 'The theme knows of plugins only the state of the search.',
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
    allow: [`plugins/${name}`, 'src/theme', ...(knownByPlugins[name] ?? [])],
    message: 'A plugin imports packages and its own folder; exceptions are listed in eslint.config.mjs.',
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

export default defineConfig(
  globalIgnores([
    'node_modules/',
    '.docusaurus/',
    'build/',
    '.cache/',
    'test-results/',
    // Configurations of engines that are installed elsewhere, by need.
    'bench/site/peers/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'require-atomic-updates': 'error',
      'no-misleading-character-class': ['error', {allowEscape: true}],
      'max-lines': ['error', {max: 200, skipBlankLines: true, skipComments: true}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/**/*.tsx', 'plugins/**/*.tsx'],
    plugins: {'@docusaurus': docusaurusPlugin},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  {files: ['bench/*/main.ts', 'scripts/**', 'tests/**'], rules: {'no-console': 'off'}},
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      // expect(plugin.hook) and new Function(inlineScript) are what these tests are about.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-implied-eval': 'off',
      // Playwright wants its fixtures destructured even when nothing is taken.
      'no-empty-pattern': 'off',
    },
  },
  {
    // The compiler knows the names of these files already.
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'no-undef': 'off'},
  },

  {
    files: ['{bench,config,plugins,remark,scripts,src,tests}/**'],
    plugins: {site: {rules: {layers: layersRule}}},
    rules: {'site/layers': ['error', layers]},
  },
  {
    files: ['{plugins,src}/**/*.{ts,tsx}'],
    ignores: ['src/components/ui/OfflineEditions.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Give React the text: it escapes what a reader or an index has written.',
        },
      ],
    },
  },
  {
    files: ['tests/browser/search-*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/support/fixtures$',
              message:
                'The published build may have a hosted search: take the test of tests/plain/test (embedded) or tests/lab/test.',
            },
          ],
        },
      ],
    },
  },
);
