import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {describe, expect, it} from 'vitest';

const folder = 'build';

/** Most bytes, packed, that a page may weigh more for what is around its text. */
const most = 1024;

/** What documents have around their text, as it is written. Class names are those of the modules' own. */
const additions: Readonly<Record<string, RegExp>> = {
  'structured data': /<script type="application\/ld\+json">.*?<\/script>/gs,
  'words of the social card': /<meta (?:property|name)="(?:og:image:(?:width|height|alt)|twitter:image:alt)"[^>]*>/g,
  'address of the Markdown export': /<link[^>]* type=text\/markdown [^>]*>/g,
  'copy and Markdown': /<li class=needsScript_.*?(?=<\/ul>)/gs,
  feedback: /<div role=group aria-labelledby=\S+ class=feedback_.*?<\/noscript><\/div>/gs,
};

const isDocument = (html: string) =>
  html.includes('<footer class="theme-doc-footer') && !/name=robots content="?noindex/.test(html);

const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({file, html: readFileSync(join(folder, file), 'utf8')}))
  .filter(({html}) => isDocument(html));

/** A page without its additions and the rules for them among its styles of the first paint. */
function withoutAdditions(html: string): string {
  const patterns = Object.values(additions);
  const added = patterns.flatMap((pattern) => html.match(pattern) ?? []).join('');
  const classes = [...added.matchAll(/class="?([^">]+)/g)].flatMap(([, names = '']) => names.split(' '));
  const own = [...new Set(classes)].filter((name) => name.includes('_'));
  const rules = new RegExp(String.raw`(?<=[{}>])[^{}<>]*\.(?:${own.join('|')})\b[^{}]*\{[^}]*\}`, 'g');
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ''), html).replace(rules, '');
}

async function packed(text: string, quality: number): Promise<number> {
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const {length} = await promisify(brotliCompress)(bytes, {params});
  return length;
}

async function weightOf(html: string, quality: number): Promise<number> {
  return (await packed(html, quality)) - (await packed(withoutAdditions(html), quality));
}

describe('what is around the text of a page', () => {
  it('is on every document, where it is measured', () => {
    expect(pages.length).toBeGreaterThan(60);
    const missing = pages.flatMap(({file, html}) =>
      Object.entries(additions)
        .filter(([, pattern]) => html.search(pattern) < 0)
        .map(([name]) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it(`weighs at most ${most} bytes, packed as it is published`, async () => {
    const weights = await Promise.all(
      pages.map(async ({file, html}) => {
        // Packed as published where it comes near: that takes four times as long.
        const quick = await weightOf(html, 9);
        return {file, bytes: quick > most * 0.75 ? await weightOf(html, constants.BROTLI_MAX_QUALITY) : quick};
      }),
    );
    expect(weights.filter(({bytes}) => bytes > most)).toEqual([]);
    expect(Math.max(...weights.map(({bytes}) => bytes))).toBeGreaterThan(most / 2);
  });
});
