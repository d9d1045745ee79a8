import type {IndexFile, IndexedPage} from '../../../plugins/search/engine/indexFile';
import {pick, randomFrom, shuffled, type Random} from './random';

/** One word in so many is a new one in a copy: a larger manual has more words. */
const newWordEvery = 30;
const syllables = 'бор вак гор дум жил кен лас мон нур пол рав сим тор фин цел'.split(' ');
const seed = 11;

function changedText(text: string, random: Random): string {
  const sentences = shuffled(text.split(/(?<=\.) /), random).join(' ');
  return sentences.replace(/[а-яёa-z]{5,}/gi, (word) =>
    random() * newWordEvery < 1 ? word.slice(0, 3) + pick(syllables, random) + pick(syllables, random) : word,
  );
}

function copyOf(page: IndexedPage, copy: number, random: Random): IndexedPage {
  return {
    ...page,
    path: `${page.path}-${copy}`,
    sections: page.sections.map((section) => ({
      ...section,
      heading: changedText(section.heading, random),
      ...(section.text === undefined ? {} : {text: changedText(section.text, random)}),
    })),
  };
}

/** An index of so many pages: those of ours, then copies with their sentences in another order and with new words. */
export function indexOfSize(file: IndexFile, pages: number): IndexFile {
  const random = randomFrom(seed);
  const all = Array.from({length: pages}, (_, index): IndexedPage => {
    const page = file.pages[index % file.pages.length];
    if (!page) {
      throw new Error('The index has no page to copy.');
    }
    const copy = Math.floor(index / file.pages.length);
    return copy === 0 ? page : copyOf(page, copy, random);
  });
  return {...file, pages: all};
}
