import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {base} from '../engines/engine.ts';
import {median} from '../lib/numbers.ts';

/** What pages of a built and compressed folder weigh, bytes of brotli. */
export interface Weight {
  /** HTML of a page, the middle one. */
  html: number;
  /** Scripts that the HTML of a page names, the middle one. */
  scripts: number;
  /** The script that carries what belongs to every page; null where an engine has none of that name. */
  main: number | null;
}

function packedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function scriptsOf(dir: string, html: string): number {
  const $ = load(html);
  const addresses = [
    ...$('script[src]').map((_, script) => $(script).attr('src') ?? ''),
    ...$('link[rel="modulepreload"], link[rel="preload"][as="script"]').map((_, link) => $(link).attr('href') ?? ''),
  ];
  return [...new Set(addresses)]
    .filter((address) => address.startsWith(base))
    .reduce((sum, address) => sum + packedSize(join(dir, address.slice(base.length))), 0);
}

/** Weighs the pages of a built folder that has been compressed. */
export function weigh(dir: string): Weight {
  const all = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = all.filter((file) => file.endsWith('.html') && !file.endsWith('404.html'));
  const main = all.find((file) => /\/main\.[0-9a-f]+\.js$/.test(file));
  return {
    html: median(pages.map(packedSize)),
    scripts: median(pages.map((file) => scriptsOf(dir, readFileSync(file, 'utf8')))),
    main: main === undefined ? null : packedSize(main),
  };
}
