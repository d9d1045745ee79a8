import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {load} from 'cheerio';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashOf} from './inspect';
import {htmlFiles} from '../pages';
import {headersFile, nginxFile, readHeadersFile, applyPolicy} from './index';

let dir = '';

const page = (head: string, body = '') =>
  `<!doctype html><html><head><meta charset=UTF-8><title>x</title>${head}</head><body>${body}</body></html>`;
const script = (name: string, text: string) => `<script data-script=${name}>${text}</script>`;
const guard = script('boot-guard', 'guard()');
const needs = {searchAppId: 'APP', analyticsEnabled: true};
const options = {componentChunks: 1, writesHeaders: true};

function write(file: string, html: string): void {
  mkdirSync(join(dir, 'en'), {recursive: true});
  writeFileSync(join(dir, file), html);
}

const read = (file: string) => readFileSync(join(dir, file), 'utf8');

function policyOfPage(file: string): string[] {
  const $ = load(read(file));
  expect($('head > *').eq(1).attr('http-equiv')).toBe('Content-Security-Policy');
  return ($('head > *').eq(1).attr('content') ?? '').split('; ');
}

/** Headers as nginx reads them. */
function nginxHeaders(isSecure: boolean): Record<string, string> {
  const text = read(nginxFile);
  const transport = isSecure
    ? (/if \(\$https = on\) \{ set \$transport_security "(.*)"; \}/.exec(text)?.[1] ?? '')
    : '';
  const entries = [...text.matchAll(/^add_header ([\w-]+) (?:"(.*)"|\$transport_security) always;$/gm)];
  return Object.fromEntries(entries.map(([, name = '', value]) => [name, value ?? transport]));
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'secure-'));
});

afterEach(() => rmSync(dir, {recursive: true}));

describe('applyPolicy', () => {
  it('has the same policy in the tags, the headers and the directives of nginx', () => {
    write('index.html', page(guard + script('early', 'ru()')));
    write('en/index.html', page(guard + script('offline-edition', 'en()')));
    expect(applyPolicy({dir, pages: htmlFiles(dir)}, needs, options)).toEqual([]);
    const headers = readHeadersFile(read(headersFile));
    expect(nginxHeaders(true)).toEqual(headers);
    expect(nginxHeaders(false)['Strict-Transport-Security']).toBe('');

    const header = (headers['Content-Security-Policy'] ?? '').split('; ');
    const [common, ru, en] = ['guard()', 'ru()', 'en()'].map(hashOf);
    const withoutScripts = (policy: string[]) => policy.filter((one) => !one.startsWith('script-src'));
    for (const [file, own, other] of [
      ['index.html', ru, en],
      ['en/index.html', en, ru],
    ] as const) {
      const tag = policyOfPage(file);
      const scripts = tag.find((one) => one.startsWith('script-src')) ?? '';
      expect(scripts).toContain(own);
      expect(scripts).toContain(common);
      expect(scripts).not.toContain(other);
      expect([...withoutScripts(tag), "frame-ancestors 'none'"]).toEqual(withoutScripts(header));
    }
    for (const hash of [common, ru, en]) {
      expect(header.find((one) => one.startsWith('script-src'))).toContain(hash);
    }
  });

  it('rewrites the style attributes of the engine', () => {
    const code = '<pre><code class=x style="counter-reset:line-count 0">a</code></pre>';
    write('index.html', page('', `<svg style="display: none;"><defs></defs></svg>${code}`));
    expect(applyPolicy({dir, pages: htmlFiles(dir)}, needs, options)).toEqual([]);
    expect(read('index.html')).toContain('<svg display="none"><defs></defs></svg><pre><code class=x>a</code></pre>');
  });

  it('names page and script of what nobody registered, and writes nothing', () => {
    const html = page('<script>stranger()</script>');
    write('en/index.html', html);
    expect(applyPolicy({dir, pages: htmlFiles(dir)}, needs, options)).toEqual([
      'en/index.html: a script that nobody registered (plugins/post-build/content-security-policy/registry.ts): stranger()',
    ]);
    expect(read('en/index.html')).toBe(html);
  });

  it('refuses a script with a text of its own on every page', () => {
    write('a.html', page(script('boot-guard', '1')));
    write('b.html', page(script('boot-guard', '2')));
    expect(applyPolicy({dir, pages: htmlFiles(dir)}, needs, options)).toEqual([
      expect.stringContaining('“boot-guard” has 2 different texts'),
    ]);
  });

  it('refuses more style sheets of components than there are chunks', () => {
    write('index.html', page('<style data-part>a{}</style><style data-part>b{}</style>'));
    expect(applyPolicy({dir, pages: htmlFiles(dir)}, needs, options)).toEqual([
      expect.stringContaining('“data-part” has 2 different texts in the site and may have 1'),
    ]);
  });

  it('refuses a page without a charset', () => {
    write('index.html', '<!doctype html><p>x');
    expect(() => applyPolicy({dir, pages: htmlFiles(dir)}, needs, options)).toThrow('charset');
  });
});
