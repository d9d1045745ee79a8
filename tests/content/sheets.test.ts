import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import autoprefixer from 'autoprefixer';
import postcss, {type Declaration} from 'postcss';
import {describe, expect, it} from 'vitest';
import {buildDir} from './site/paths';

const sheets = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));

function declarationsOf(css: string): Declaration[] {
  const all: Declaration[] = [];
  postcss.parse(css).walkDecls((declaration) => void all.push(declaration));
  return all;
}

const written = (css: string): string[] => declarationsOf(css).map(({prop, value}) => `${prop}: ${value}`);

/** What the browsers of the browserslist need beside the declarations of a style sheet. */
function missingPrefixes(css: string): string[] {
  const has = new Set(written(css));
  return written(postcss([autoprefixer({remove: false})]).process(css, {from: undefined}).css).filter(
    (declaration) => !has.has(declaration),
  );
}

/** Contents with words for screen readers, which browsers of 2023 do not show at all, without one that they do. */
function contentsForNewBrowsersAlone(css: string): string[] {
  const hasWords = ({value}: Declaration) => /["'] *\//.test(value);
  return declarationsOf(css)
    .filter((one) => one.prop === 'content' && hasWords(one))
    .filter(({parent}) => !parent?.some((one) => one.type === 'decl' && one.prop === 'content' && !hasWords(one)))
    .map(({value}) => value);
}

// The engine's PostCSS is left out of the build (plugins/first-load), so that this is what watches over old browsers.
describe('style sheets, for the oldest supported browsers', () => {
  it('tells what is missing', () => {
    expect(missingPrefixes('a{print-color-adjust:exact}')).toEqual(['-webkit-print-color-adjust: exact']);
    expect(missingPrefixes('a{-webkit-print-color-adjust:exact;print-color-adjust:exact}')).toEqual([]);
    expect(contentsForNewBrowsersAlone('a{content:"! "/""}')).toEqual(['"! "/""']);
    expect(contentsForNewBrowsersAlone('a{content:"! ";content:"! "/""}')).toEqual([]);
  });

  it.each(sheets)('%s lacks nothing', (sheet) => {
    const css = readFileSync(path.join(buildDir, sheet), 'utf8');
    expect([...missingPrefixes(css), ...contentsForNewBrowsersAlone(css)]).toEqual([]);
  });

  it('are there', () => expect(sheets.length).toBeGreaterThan(10));
});
