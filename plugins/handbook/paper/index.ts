import type {Book} from '../book/index.ts';
import {titleOf, type Source} from '../title.ts';
import {wordsOf} from '../words.ts';
import {datedAt} from './dates.ts';
import {paperDocument} from './document.ts';
import {pageNumbers, type Press} from './print.ts';

/**
 * The book as a PDF: printed once to learn on which pages its chapters begin, and once with these numbers in the
 * contents.
 * @throws Error when the second printing has a chapter on another page than the first
 */
export async function paperEdition(book: Book, source: Source, press: Press): Promise<Uint8Array> {
  const words = wordsOf(book.language);
  const title = titleOf(source, book.language, words);
  const numbers = await pageNumbers(await press.print(paperDocument(book, title, words, null)));
  const pdf = await press.print(paperDocument(book, title, words, numbers));
  const moved = [...(await pageNumbers(pdf))].filter(([id, page]) => numbers.get(id) !== page);
  if (moved.length > 0) {
    throw new Error(`The numbers in the contents of the handbook moved ${moved.map(([id]) => id).join(', ')}.`);
  }
  return source.time === null ? pdf : datedAt(pdf, source.time);
}
