import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'acorn';
import {load} from 'cheerio';
import DoIUse from 'doiuse';
import {Linter} from 'eslint';
import compat from 'eslint-plugin-compat';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {browserslist} from '../../package.json';

const folder = 'build/assets';

/** The newest syntax that the oldest of the supported browsers, Safari 16.4, knows. */
const newestSyntax = 2022;

/** What a supported browser lacks, by the words of the check, and what its readers get instead. */
const withoutApi: Readonly<Record<string, string>> = {
  ClipboardItem: 'Firefox before 127: the page is copied as text',
  'navigator.connection()': 'Firefox and Safari: the engine asks whether it is there, and prefetches',
  'Intl.Segmenter()': 'Firefox before 125: src/client/segmenter.ts replaces it',
};

/** The same for style sheets, by the names of caniuse.com. */
const withoutFeature: Readonly<Record<string, string>> = {
  'css-has': 'Firefox before 121: rows that a link leads to are not marked, and the shade of a drawn map is under it',
  'css-subgrid': 'Chrome before 117: fields of tools side by side are not level',
  'css-content-visibility': 'Firefox before 125 and Safari before 18: all of a page is laid out at once',
  'css-overflow-anchor': 'Safari: all of a page is laid out at once, so that nothing grows above what is read',
  'css-media-scripting':
    'Firefox before 113, Chrome before 120, Safari before 17: controls of figures show where scripts are off',
  'css-paged-media': 'Safari before 18.2: the margins of the printer',
  'css-widows-orphans': 'Firefox: single lines at the edges of sheets',
  'css-scrollbar': 'Safari: bars of the usual width',
  'css3-cursors': 'iOS has no cursor',
  'text-size-adjust': 'Firefox and Safari on desktops have nothing to adjust',
};

const filesIn = (kind: 'js' | 'css') =>
  readdirSync(join(folder, kind))
    .filter((file) => file.endsWith(`.${kind}`))
    .map((file) => ({file, text: readFileSync(join(folder, kind, file), 'utf8')}));

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

it.each(['reference/accessibility.html', 'en/reference/accessibility.html'])(
  '%s names the supported browsers',
  (page) => {
    const text = load(readFileSync(join('build', page), 'utf8'))('#browsers ~ p')
      .first()
      .text();
    const versions = browserslist.map((browser) => browser.split(' >= ')[1] ?? '');
    expect(sorted(text.match(/\d+(?:\.\d+)?(?=\D)/g) ?? [])).toEqual(sorted(versions));
  },
);

describe(`the built files in ${browserslist.join(', ')}`, () => {
  it('have no newer syntax', () => {
    const scripts = filesIn('js');
    expect(scripts.length).toBeGreaterThan(0);
    for (const {file, text} of scripts) {
      expect(() => parse(text, {ecmaVersion: newestSyntax}), file).not.toThrow();
    }
  });

  it('call no function that one of them lacks, but those that are asked for first', () => {
    const linter = new Linter();
    const lacking = filesIn('js').flatMap(({file, text}) =>
      linter
        .verify(
          text,
          [
            {
              plugins: {compat},
              rules: {'compat/compat': 'error'},
              languageOptions: {sourceType: 'script', ecmaVersion: newestSyntax},
              settings: {browsers: browserslist, lintAllEsApis: true},
            },
          ],
          {filename: file},
        )
        .map(({message}) => message.split(' is not supported')[0] ?? message),
    );
    expect(sorted(lacking)).toEqual(sorted(Object.keys(withoutApi)));
  });

  it('have no style that one of them lacks, but those without which every text can be read', async () => {
    const lacking: string[] = [];
    const check = postcss([
      new DoIUse({
        browsers: browserslist,
        onFeatureUsage: ({feature, message}) => {
          if (message.includes(' not supported by')) {
            lacking.push(feature);
          }
        },
      }),
    ]);
    for (const {file, text} of filesIn('css')) {
      await check.process(text, {from: file});
    }
    expect(sorted(lacking)).toEqual(sorted(Object.keys(withoutFeature)));
  });
});
