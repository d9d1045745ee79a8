import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {layers} from './scripts/lint/layers.mjs';
import {layersRule} from './scripts/lint/layersRule.mjs';

// Its types are those of an older ESLint; its rules run on this one.
const docusaurusPlugin = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (docusaurus));

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
    files: ['tests/**/*.ts'],
    // It replaces the base path of the documented configuration.
    ignores: ['tests/hosts/nginx.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message:
            'A busy machine takes longer: wait for an event (quietNetwork, drawn, idle, atRest, page.clock), or say why there is none.',
        },
        {
          selector: ':matches(Literal[value=/^[/]wordpress[/]/], TemplateElement[value.raw=/^[/]wordpress[/]/])',
          message: 'The base path is an option: use pathOf of tests/browser/support/site.',
        },
      ],
    },
  },
  {
    files: ['{bench,config,plugins,remark,scripts,src}/**'],
    ignores: ['**/*.{test,fixture}.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [{regex: '[.]fixture$', message: 'Only tests import fixtures: move what is built out of it.'}]},
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
                'The published build may have a hosted search: take the test of tests/embedded/test or tests/lab/test (hosted).',
            },
          ],
        },
      ],
    },
  },
);
