import fc from 'fast-check';
import {describe, expect, it, inject} from 'vitest';
import {SearchEngine} from '../engine/engine';
import {smallIndex} from '../engine/searchIndex.fixture';
import {plainText, safeMarkedHtml} from './safeHtml';
import {sanitizeStoredSearches, storedKeys} from './storedSearches';

const runs = {numRuns: inject('fuzzRuns')};
const markup = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<mark>',
  '</mark>',
  '&lt;b>',
  '"\'`',
  '\0',
  '\ud800',
);
/** Any text, with what breaks programs in it more often than by chance. */
const anyText = fc
  .array(fc.oneof(fc.string({unit: 'binary'}), fc.string(), markup), {maxLength: 5})
  .map((parts) => parts.join(''));

const tags = (html: string) => html.match(/<[^>]*>?/g) ?? [];
const onlyMarks = (html: string) => tags(html).every((tag) => tag === '<mark>' || tag === '</mark>');

/** Every text of an answer that a list of results shows. */
function shownTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'value' && typeof inner === 'string' ? [inner] : shownTexts(inner),
  );
}

describe('whatever is typed, answered or stored', () => {
  it('no query makes the engine throw or gets a tag into what is shown', () => {
    const engine = new SearchEngine(smallIndex);
    fc.assert(
      fc.property(anyText, (query) => {
        const {results} = engine.search({requests: [{indexName: 'manual', query}]});
        const texts = results.flatMap((result) => ('hits' in result ? shownTexts(result.hits) : []));
        expect(texts.map(safeMarkedHtml).every(onlyMarks)).toBe(true);
      }),
      runs,
    );
  });

  it('an attribute that a provider answers with has no tag but its marks', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(onlyMarks(safeMarkedHtml(value))).toBe(true);
        expect(typeof plainText(value)).toBe('string');
      }),
      runs,
    );
  });

  it('what is stored under the keys of the search is valid afterwards', () => {
    const hit = fc.record({
      objectID: anyText,
      type: anyText,
      url: fc.oneof(anyText, fc.constantFrom('/a', '//evil.example', 'javascript:alert(1)')),
      hierarchy: fc.dictionary(fc.string(), fc.oneof(anyText, fc.constant(null), fc.integer())),
      content: fc.oneof(anyText, fc.constant(null)),
    });
    const stored = fc.oneof(
      anyText,
      fc.json(),
      fc.array(fc.oneof(hit, fc.jsonValue())).map((hits) => JSON.stringify(hits)),
    );
    const [key = ''] = storedKeys('manual');
    fc.assert(
      fc.property(stored, (value) => {
        const stored = new Map([[key, value]]);
        const storage = {
          getItem: (name: string) => stored.get(name) ?? null,
          setItem: (name: string, text: string) => void stored.set(name, text),
          removeItem: (name: string) => void stored.delete(name),
        };
        sanitizeStoredSearches(() => storage as unknown as Storage, 'manual');
        const left = stored.get(key);
        for (const one of left === undefined
          ? []
          : (JSON.parse(left) as {url: string; content: unknown; hierarchy: Record<string, unknown>}[])) {
          expect(one.url).toMatch(/^\/(?!\/)/);
          expect([one.content, ...Object.values(one.hierarchy)].join('')).not.toContain('<');
        }
      }),
      runs,
    );
  });
});
