import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

// Its types are those of an older ESLint; its rules run on this one.
const docusaurusPlugin = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (docusaurus));

/**
 * Forbids imports of other rooms of the house: both `@site/<room>` and relative paths into it.
 * @param {string[]} files whose imports are checked
 * @param {string[]} rooms that they must not import, such as src/figures
 * @param {string} message why
 * @returns {import('eslint').Linter.Config}
 */
function noImport(files, rooms, message) {
  const ends = rooms.map((room) => room.replace(/^src\//, ''));
  const regex = `^(?:@site/(?:${rooms.join('|')})|\\.{1,2}/(?:\\.\\./)*(?:src/)?(?:${ends.join('|')}))(?:/|$)`;
  return {files, rules: {'no-restricted-imports': ['error', {patterns: [{regex, message}]}]}};
}

export default defineConfig(
  globalIgnores([
    'node_modules/',
    '.docusaurus/',
    'build/',
    '.cache/',
    'test-results/',
    // Configurations of engines that are installed elsewhere, by need.
    'bench/speed/peers/',
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
  {files: ['scripts/**', 'tests/**'], rules: {'no-console': 'off'}},
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

  noImport(
    ['src/facts/**'],
    ['src/figures', 'src/tools', 'src/theme', 'src/ui', 'plugins'],
    'src/facts reads facts/ and nothing else of the site.',
  ),
  noImport(
    ['src/ui/**'],
    ['src/facts', 'src/figures', 'src/tools', 'src/theme', 'src/home', 'plugins'],
    'src/ui holds primitives that know nothing of the site.',
  ),
  noImport(['src/figures/**'], ['src/tools', 'src/theme', 'plugins'], 'Figures stand on src/facts and src/ui.'),
  noImport(['src/tools/**'], ['src/figures', 'src/theme', 'plugins'], 'Tools stand on src/facts and src/ui.'),
  noImport(['src/theme/**'], ['src/figures', 'src/tools'], 'Theme wrappers stand on src/ui.'),
  noImport(['config/**'], ['src', 'docs', 'tests', 'scripts'], 'config/ is read by Node at the start of a build.'),
  noImport(
    ['tests/browser/search-*.spec.ts'],
    ['support/fixtures'],
    'The published build may have a hosted search: take the test of tests/plain/test (embedded) or tests/lab/test.',
  ),
  // The words of figures are put in by a step of the build, which lives beside them.
  {files: ['config/docs.ts'], rules: {'no-restricted-imports': 'off'}},
  {
    files: ['plugins/**'],
    // The facts that pages quote come through their one door; that plugin is of this site alone.
    ignores: ['plugins/facts/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?:@site/|(?:\\.\\./)+(?:src|plugins|config|facts|docs|tests|scripts)(?:/|$))',
              message: 'A plugin could be published by itself: it imports packages and its own folder.',
            },
          ],
        },
      ],
    },
  },
);
