import {parseIndex} from '../../../../search/engine/packedIndex';
import type {Words} from '../../wordsOf';
import {searchField} from './field';
import {searchIn} from './search';

/** What the build writes into the file beside the text. */
interface Data {
  /** Path of a page on the site → id of its chapter. */
  chapters: Record<string, string>;
  words: Words;
}

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

const data = JSON.parse(textOf('edition-data')) as Data;
searchField(
  searchIn(() => parseIndex(textOf('edition-index')), new Map(Object.entries(data.chapters))),
  data.words,
);
