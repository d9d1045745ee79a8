import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {PdfRenderer} from '../../../plugins/post-build/offline-editions/pdf/renderer';
import {wordsOf} from '../../../plugins/post-build/offline-editions/wordsOf';
import {requireChromium} from '../../../scripts/chromium/find';
import {articleOf, pageLandmarks} from '../../content/exports/outline';
import {type Bookmark, readPdf} from './pdf';

/** Letters and digits alone: where lines break, a PDF has other spaces and hyphens than the page. */
const letters = (text: string) =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('');

/** The first of the texts that is not behind the one before it; null when all are. */
function firstLost(texts: readonly string[], whole: string): string | null {
  let from = 0;
  for (const text of texts) {
    const at = whole.indexOf(text, from);
    if (at < 0) {
      return text;
    }
    from = at + text.length;
  }
  return null;
}

const flat = (bookmarks: readonly Bookmark[]): Bookmark[] =>
  bookmarks.flatMap((bookmark) => [bookmark, ...flat(bookmark.items)]);

for (const locale of ['ru', 'en'] as const) {
  test(`the PDF of the manual is the manual (${locale})`, async () => {
    const file = `build/handbook/cdekdelivery-${locale}.pdf`;
    const pdf = await readPdf(file);
    const $ = load(readFileSync(file.replace(/pdf$/, 'html'), 'utf8'));
    const words = wordsOf(locale);

    await test.step('it is tagged, in its language, with a title', () => {
      expect(pdf).toMatchObject({isTagged: true, language: locale, title: words.manual});
      // What two pages share is there on both.
      for (const [role, elements] of [
        ['Table', 'table'],
        ['TH', 'th'],
        ['Figure', '[data-figure]'],
        ['Link', 'a[href]'],
        ['L', 'ul, ol'],
      ] as const) {
        const count = $(elements).length;
        expect(count, elements).toBeGreaterThan(50);
        expect(pdf.roles.get(role), role).toBeGreaterThanOrEqual(count);
      }
    });

    await test.step('every heading, table, code, admonition and caption of each page is in its text, in order', () => {
      const whole = letters(pdf.texts.join(' '));
      const chapters = $('main > section')
        .toArray()
        .map((section) => $(section).attr('data-page') ?? '');
      const lost = chapters.flatMap((chapter) => {
        const inside = chapter.replace(/^\/[^/]+\//, '');
        const page = load(readFileSync(join('build', `${inside.replace(/(^|\/)$/, '$1index')}.html`), 'utf8'));
        if (articleOf(page).length === 0) {
          return [];
        }
        const texts = pageLandmarks(page)
          .flatMap(({words: said}) => said.split(' | '))
          .map(letters);
        const start = whole.indexOf(letters(page('.theme-doc-markdown > p').first().text()));
        const missing = start < 0 ? 'its lead' : firstLost(texts.slice(1), whole.slice(start));
        return missing === null ? [] : [`${chapter}: ${missing}`];
      });
      expect(chapters.length).toBeGreaterThan(40);
      expect(lost).toEqual([]);
    });

    await test.step('pictures of screens have their text alternative', () => {
      const whole = letters(pdf.texts.join(' '));
      const alternatives = $('[data-figure] > p:first-child')
        .toArray()
        .map((element) => letters($(element).text()));
      expect(alternatives.length).toBeGreaterThan(50);
      expect(firstLost(alternatives, whole)).toBeNull();
    });

    await test.step('its bookmarks are its headings, on their pages', async () => {
      const bookmarks = flat(pdf.bookmarks);
      const headings = $(':header').toArray();
      expect(bookmarks.map(({title}) => letters(title))).toEqual(headings.map((one) => letters($(one).text())));
      expect(Math.max(...flat(pdf.bookmarks[0]?.items ?? []).map(({items}) => items.length))).toBeGreaterThan(10);
      for (const [index, heading] of headings.entries()) {
        const place = pdf.places.get($(heading).attr('id') ?? '');
        const bookmark = bookmarks[index];
        if (place !== undefined && bookmark) {
          expect(await pdf.pageOf(bookmark), bookmark.title).toBe(place);
        }
      }
    });

    await test.step('its contents name the page on which each heading is', () => {
      const contents = letters(pdf.texts.slice(1, pdf.places.get('start')).join(' '));
      const listed = $('[data-listed]').toArray();
      const lines = listed.map((heading) => {
        const page = pdf.places.get($(heading).attr('id') ?? '') ?? 0;
        expect(letters(pdf.texts[page - 1] ?? ''), `page ${page}`).toContain(letters($(heading).text()));
        return `${letters($(heading).text())}${page}`;
      });
      expect(firstLost(lines, contents)).toBeNull();
      expect(new Set(lines.map((line) => /\d+$/.exec(line)?.[0])).size).toBeGreaterThan(100);
    });
  });
}

test('the PDF holds its fonts, and the page links to it', () => {
  for (const locale of ['ru', 'en'] as const) {
    const file = `build/handbook/cdekdelivery-${locale}.pdf`;
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'latin1');
    const fonts = [...text.matchAll(/\/Type \/FontDescriptor[^>]*?\/FontName \/(?:\w+\+)?([\w-]+)/g)].map(
      ([, name]) => name,
    );
    expect(fonts.some((name) => name?.startsWith('PTSans'))).toBe(true);
    const page = readFileSync(join('build', locale === 'en' ? 'en' : '', 'reference/offline.html'), 'utf8');
    expect(page).toContain(`handbook/cdekdelivery-${locale}.pdf`);
  }
});

test('what moves for every reader is not printed: it would be other bytes each time', async () => {
  const press = await PdfRenderer.start(requireChromium());
  const html = (query: string) =>
    `<style>@keyframes turn { to { rotate: 1turn } } @media ${query} { p { animation: turn 1s infinite } }</style><p>Turns`;
  try {
    await expect(press.print(html('all'))).rejects.toThrow('1 animations');
    await press.print(html('(prefers-reduced-motion: no-preference)'));
  } finally {
    await press.close();
  }
});
