import type {Book} from '../book/index.ts';
import {titleOf, type Source} from '../title.ts';
import {wordsOf} from '../words.ts';
import {datedAt} from './dates.ts';
import {paperDocument, type PageNumbers} from './document.ts';
import {pageNumbers, type Press} from './print.ts';
import type {Shelf} from './shelf.ts';

/** A printing with numbers that do not hold, and one with those that it has shown. */
const mostPrintings = 2;

const movedIn = (numbers: PageNumbers, found: PageNumbers): string[] =>
  [...found].filter(([id, page]) => numbers.get(id) !== page).map(([id]) => id);

/**
 * The book as a PDF, with the pages in its contents on which its chapters begin: those of the last printing if they
 * still hold, else those that a first printing shows. The PDF of a book that has not changed is taken from the shelf.
 * @throws Error when the second printing has a chapter on another page than the first
 */
export async function paperEdition(book: Book, source: Source, press: Press, shelf: Shelf): Promise<Uint8Array> {
  const {language} = book;
  const words = wordsOf(language);
  const title = titleOf(source, language, words);
  const documentWith = (numbers: PageNumbers | null): string => paperDocument(book, title, words, numbers);
  const dated = (pdf: Uint8Array): Uint8Array => (source.time === null ? pdf : datedAt(pdf, source.time));

  const unnumbered = documentWith(null);
  const kept = shelf.pdf(language, unnumbered);
  if (kept) {
    return dated(kept);
  }
  let numbers = shelf.numbers(language);
  let moved: string[] = [];
  for (let printing = 1; printing <= mostPrintings; printing += 1) {
    const pdf = await press.print(documentWith(numbers));
    const found = await pageNumbers(pdf);
    moved = movedIn(numbers ?? new Map<string, number>(), found);
    if (moved.length === 0) {
      shelf.keep(language, unnumbered, pdf, found);
      return dated(pdf);
    }
    numbers = found;
  }
  throw new Error(`The numbers in the contents of the handbook moved ${moved.join(', ')}.`);
}
