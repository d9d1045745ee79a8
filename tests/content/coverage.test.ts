import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {docsFolder} from '../../config/locales';
import {anchorsOf} from '../../remark/fact-quotes/anchors';
import {expand} from '../../remark/fact-quotes/expand.fixture';
import type {Language} from '../../src/facts';
import {documented} from './coverageList';

const root = path.resolve(import.meta.dirname, '../..');
const built: Record<Language, string> = {ru: 'build', en: 'build/en'};
const pages = [...new Set(documented.map(({page}) => page))];

function sourceAnchors(language: Language, page: string): Set<string> {
  const file = path.join(docsFolder(language), page);
  return new Set(anchorsOf(expand(readFileSync(path.join(root, file), 'utf8'), file, language)));
}

function builtAnchors(language: Language, page: string): Set<string> {
  const html = readFileSync(path.join(root, built[language], page.replace(/\.mdx$/, '.html')), 'utf8');
  const document = load(html);
  return new Set(
    document('[id]')
      .map((_index, element) => document(element).attr('id') ?? '')
      .get(),
  );
}

/** Facts of a page that have no anchor on it, as “kind id”. */
function missing(page: string, anchors: ReadonlySet<string>): string[] {
  return documented.filter((one) => one.page === page && !anchors.has(one.id)).map(({kind, id}) => `${kind} ${id}`);
}

describe.each(['ru', 'en'] as const)('the reference in %s', (language) => {
  it.each(pages)('documents every fact of %s with an anchor of its own', (page) => {
    expect(missing(page, sourceAnchors(language, page))).toEqual([]);
  });

  it.each(pages)('has every anchor of %s in the built page', (page) => {
    expect(missing(page, builtAnchors(language, page))).toEqual([]);
  });
});

describe('the list of what must be documented', () => {
  it('has facts of every kind', () => {
    const kinds = new Set(documented.map(({kind}) => kind));
    expect([...kinds].sort()).toEqual([
      'action',
      'datum',
      'hook',
      'log',
      'message',
      'priceRule',
      'requirement',
      'section',
      'sent',
      'setting',
      'status',
      'tariff',
      'term',
      'version',
    ]);
  });
});
