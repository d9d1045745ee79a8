import {parseIndex} from '../../../../search/engine/packedIndex.ts';
import type {Words} from '../../words.ts';
import {searchField} from './field.ts';
import {searchIn} from './search.ts';

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
