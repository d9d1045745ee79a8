import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(__filename);

/** Parts of a font by the letters that they hold, as its packages name them, with the letters that we need of each. */
const subsets: Readonly<Record<string, string>> = {
  latin: 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2190-2199, U+2212',
  cyrillic: 'U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  'cyrillic-ext': 'U+0460-052F, U+20B4, U+20BD',
};

const faces = [
  ['PT Sans', 'pt-sans', 400, 'normal'],
  ['PT Sans', 'pt-sans', 400, 'italic'],
  ['PT Sans', 'pt-sans', 700, 'normal'],
  ['PT Mono', 'pt-mono', 400, 'normal'],
] as const;

/** Fonts of our own, so that the PDF does not depend on what the machine has: PT Sans and PT Mono, both under OFL. */
export function fontFaces(): string {
  return faces
    .flatMap(([family, name, weight, style]) =>
      Object.entries(subsets).map(([subset, range]) => {
        const file = require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff2`);
        const data = readFileSync(file).toString('base64');
        return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};unicode-range:${range};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
      }),
    )
    .join('\n');
}
