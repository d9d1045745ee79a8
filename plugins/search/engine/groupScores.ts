import type {Alternative, QueryGroup} from './expand.ts';
import type {Posting, Postings} from './postings.ts';

/** Best match of each record for one part of a query. */
export type GroupScores = ReadonlyMap<number, Posting>;

function wordScores(candidates: Alternative['words'][number], postings: Postings): Map<number, Posting> {
  const best = new Map<number, Posting>();
  for (const {term, weight} of candidates) {
    for (const [record, {score, inTitle}] of postings.find(term)) {
      const known = best.get(record);
      const weighted = score * weight;
      if (!known || known.score < weighted) {
        best.set(record, {score: weighted, inTitle: inTitle || (known?.inTitle ?? false)});
      }
    }
  }
  return best;
}

function alternativeScores({words, weight}: Alternative, postings: Postings): Map<number, Posting> {
  const [first, ...rest] = words.map((candidates) => wordScores(candidates, postings));
  const together = new Map<number, Posting>();
  for (const [record, posting] of first ?? []) {
    const others = rest.map((scores) => scores.get(record));
    if (others.every((other) => other !== undefined)) {
      const score = others.reduce((sum, other) => sum + other.score, posting.score) * weight;
      together.set(record, {score, inTitle: posting.inTitle && others.every((other) => other.inTitle)});
    }
  }
  return together;
}

/** For every record that says this part of the query in any of its ways: the best of them. */
export function groupScores({alternatives}: QueryGroup, postings: Postings): GroupScores {
  const best = new Map<number, Posting>();
  for (const alternative of alternatives) {
    for (const [record, posting] of alternativeScores(alternative, postings)) {
      const known = best.get(record);
      if (!known || known.score < posting.score) {
        best.set(record, posting);
      }
    }
  }
  return best;
}
