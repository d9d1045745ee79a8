import {tokenize, wordForm} from '../analysis/tokens';
import type {Vocabulary} from './vocabulary';

/** A shorter half is a syllable, not a word. */
const shortestHalf = 4;

/** The two words that were typed without a space between them («наложенныйплатёж»); null when there are no such. */
export function runTogether(form: string, vocabulary: Vocabulary): [string, string] | null {
  for (let at = shortestHalf; at <= form.length - shortestHalf; at += 1) {
    const halves: [string, string] = [form.slice(0, at), form.slice(at)];
    if (halves.every((half) => vocabulary.get(half))) {
      return halves;
    }
  }
  return null;
}

function isKnown(piece: string, vocabulary: Vocabulary): boolean {
  return tokenize(piece).every(({text}) => vocabulary.get(wordForm(text)));
}

/** Pieces of a query with those put together that make one known word, but were typed apart («штрих код»). */
export function joinedPieces(pieces: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const apart = before !== undefined && !(isKnown(before, vocabulary) && isKnown(piece, vocabulary));
    if (apart && vocabulary.get(wordForm(before + piece))) {
      joined[joined.length - 1] = before + piece;
    } else {
      joined.push(piece);
    }
  }
  return joined;
}
