import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../config/environment';
import type {Problem} from '../../plugins/content-checks/problem';
import {buildDir, siteDir} from './site/paths';
import {expectNone} from './site/report';

const list = 'tests/content/data/anchors.txt';
const {basePath} = readEnvironment();
const folders = {ru: '', en: 'en'} as const;

/** Addresses that were once published, as page#id. */
const addresses = readFileSync(path.join(siteDir, list), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('//'));
const pages = [...new Set(addresses.map((address) => address.replace(/#.*/, '')))];

const read = (file: string) => load(readFileSync(path.join(buildDir, file), 'utf8'));

/** Ids of a page; of one that has moved, those of the page to which it leads with the id. */
function idsIn(file: string): ReadonlySet<string> {
  const target = read(file)('main [data-moved] a').attr('href');
  const $ = target === undefined ? read(file) : read(`${target.slice(basePath.length)}.html`);
  return new Set(
    $('main [id]')
      .map((_index, element) => $(element).attr('id') ?? '')
      .get(),
  );
}

/** Addresses of a page that a language no longer has. */
function lost(page: string, folder: string): Problem[] {
  const file = path.posix.join(folder, `${page}.html`);
  if (!existsSync(path.join(buildDir, file))) {
    return [{file: list, value: `build/${file} is gone`, fix: 'Keep the page at its address'}];
  }
  const ids = idsIn(file);
  return addresses
    .filter((address) => address.startsWith(`${page}#`))
    .map((address) => address.slice(page.length + 1))
    .filter((id) => !ids.has(id))
    .map((id) => ({
      file: `build/${file}`,
      value: `the page has no “${id}” any more, to which others link`,
      fix: `Give the id back to its heading, or write <span id="${id}">[where it went](…)</span> on the page`,
    }));
}

describe('no address is lost', () => {
  it('the list has the pages of the manual', () => expect(pages.length).toBeGreaterThan(35));

  it.each(['ru', 'en'] as const)('each place that was once published is still there (%s)', (locale) => {
    expectNone(pages.flatMap((page) => lost(page, folders[locale])));
  });
});
