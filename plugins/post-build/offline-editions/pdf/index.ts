import type {Manual} from '../content/index';
import {titleOf, type Source} from '../title';
import {wordsOf} from '../wordsOf';
import {datedAt} from './dates';
import {pdfDocument, type PageNumbers} from './document';
import {pageNumbers, type PdfRenderer} from './renderer';
import type {PdfCache} from './cache';

/** A rendering with numbers that do not hold, and one with those that it has shown. */
const mostRenderings = 2;

const movedIn = (numbers: PageNumbers, found: PageNumbers): string[] =>
  [...found].filter(([id, page]) => numbers.get(id) !== page).map(([id]) => id);

/**
 * The manual as a PDF, with the pages in its contents on which its chapters begin: those of the last rendering if they
 * still hold, else those that a first rendering shows. The PDF of a manual that has not changed is taken from the cache.
 * @throws Error when the second rendering has a chapter on another page than the first
 */
export async function pdfEdition(
  manual: Manual,
  source: Source,
  renderer: PdfRenderer,
  cache: PdfCache,
): Promise<Uint8Array> {
  const {language} = manual;
  const words = wordsOf(language);
  const title = titleOf(source, language, words);
  const documentWith = (numbers: PageNumbers | null): string => pdfDocument(manual, title, words, numbers);
  const dated = (pdf: Uint8Array): Uint8Array => (source.time === null ? pdf : datedAt(pdf, source.time));

  const unnumbered = documentWith(null);
  const stored = cache.pdf(language, unnumbered);
  if (stored) {
    return dated(stored);
  }
  let numbers = cache.numbers(language);
  let moved: string[] = [];
  for (let rendering = 1; rendering <= mostRenderings; rendering += 1) {
    const pdf = await renderer.print(documentWith(numbers));
    const found = await pageNumbers(pdf);
    moved = movedIn(numbers ?? new Map<string, number>(), found);
    if (moved.length === 0) {
      cache.store(language, unnumbered, pdf, found);
      return dated(pdf);
    }
    numbers = found;
  }
  throw new Error(`The numbers in the contents of the offline edition moved ${moved.join(', ')}.`);
}
