import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {median} from '../../lib/tables';
import {base} from '../text/addresses';

/** What the middle page of a built and compressed folder weighs, in bytes of brotli. */
export interface Weights {
  html: number;
  /** Scripts that the HTML names. */
  scripts: number;
}

function compressedSize(file: string): number {
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
    .reduce((sum, address) => sum + compressedSize(join(dir, address.slice(base.length))), 0);
}

/** Weighs the pages of a built and compressed folder. */
export function weightsOf(dir: string): Weights {
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => join(dir, file));
  return {
    html: median(pages.map(compressedSize)),
    scripts: median(pages.map((file) => scriptsOf(dir, readFileSync(file, 'utf8')))),
  };
}
