import {isDeepStrictEqual} from 'node:util';
import type {IndexFile} from '../engine/indexFile';
import {wordForm} from '../analysis/tokens';
import {unpackIndex, type PackedIndex, type PlainColumn, type WordColumn} from '../engine/packedIndex';
import {stemSign} from '../engine/packedStems';
import {tableOf, tiers, tokensOf} from '../engine/packedText';

const line = (entries: readonly string[] = []): string => entries.join('\t');

/** A table of words by tiers of signs, the stems of its words, and the sign of each word. */
function signsOf(
  counts: ReadonlyMap<string, number>,
): Pick<PackedIndex, 'stems' | 'words'> & {signs: Map<string, string>} {
  const byCount = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
  const signs = new Map<string, string>();
  let taken = 0;
  const stems: string[] = [];
  const words = tiers.map(({from, to}) => {
    // Neighbors in the alphabet share their first letters, and brotli finds the forms of a word close together.
    const tier = byCount.slice(taken, taken + to - from + 1).sort();
    taken += tier.length;
    tier.forEach((word, index) => signs.set(word, String.fromCharCode(from + index)));
    stems.push(tier.map((word) => stemSign(wordForm(word))).join(''));
    return tableOf(tier);
  });
  if (taken < byCount.length) {
    throw new Error(
      `Search index: ${byCount.length} different words, the embedded search takes ${taken}. Move to the hosted search.`,
    );
  }
  return {words, stems, signs};
}

function packWords(columns: Record<WordColumn, string>): Pick<PackedIndex, 'stems' | 'worded' | 'words'> {
  const tokens = Object.entries(columns).map(([name, column]): [string, string[]] => [name, tokensOf(column)]);
  const counts = new Map<string, number>();
  for (const token of tokens.flatMap(([, list]) => list)) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const {words, stems, signs} = signsOf(counts);
  const worded = tokens.map(([name, list]) => [name, list.map((token) => signs.get(token) ?? '').join('')]);
  return {words, stems, worded: Object.fromEntries(worded) as Record<WordColumn, string>};
}

/**
 * The index file as it travels: columns of words from one table. Unpacked again before it is given.
 * @throws Error when it would not come back as it was, or has more different words than there are signs
 */
export function packIndex(file: IndexFile): PackedIndex {
  const sections = file.pages.flatMap((page) => page.sections);
  const plain: Record<PlainColumn, string> = {
    path: file.pages.map(({path}) => path).join('\n'),
    tag: file.pages.map(({tag}) => tag).join('\n'),
    version: file.pages.map(({version}) => version).join('\n'),
    weight: file.pages.map(({weight}) => weight ?? '').join('\n'),
    queryWords: file.pages.map(({queryWords}) => queryWords ?? '').join('\n'),
    sections: file.pages.map((page) => page.sections.length).join('\n'),
    level: sections.map(({level}) => level).join('\n'),
    anchor: sections.map(({anchor}) => anchor ?? '').join('\n'),
  };
  const packed = packWords({
    group: file.pages.map(({group}) => group).join('\n'),
    label: file.pages.map(({label}) => label ?? '').join('\n'),
    aliases: file.pages.map(({aliases}) => line(aliases)).join('\n'),
    heading: sections.map(({heading}) => heading).join('\n'),
    translations: sections.map(({translations}) => line(translations)).join('\n'),
    calledBy: sections.map(({calledBy}) => line(calledBy)).join('\n'),
    names: file.glossary.map(({names}) => line(names)).join('\n'),
    also: file.glossary.map(({also}) => line(also)).join('\n'),
    text: sections.map(({text}) => text ?? '').join('\n'),
  });
  const {layout, origin, language} = file;
  const index = {layout, origin, language, ...packed, plain};
  if (!isDeepStrictEqual(unpackIndex(index), file)) {
    throw new Error('Search index: a text does not survive packing. Look for tabs, line breaks or control characters.');
  }
  return index;
}
