import type {Alternative, QueryGroup} from './expand';
import type {Postings} from './postings';

/** Best match of each record for one part of a query. */
export type GroupScores = ReadonlyMap<number, number>;

function keepBest(best: Map<number, number>, record: number, score: number): void {
  if (score > (best.get(record) ?? 0)) {
    best.set(record, score);
  }
}

function wordScores(candidates: Alternative['words'][number], postings: Postings): Map<number, number> {
  const best = new Map<number, number>();
  for (const {term, weight} of candidates) {
    for (const [record, score] of postings.find(term)) {
      keepBest(best, record, score * weight);
    }
  }
  return best;
}

function alternativeScores({words, weight}: Alternative, postings: Postings): Map<number, number> {
  const [first, ...rest] = words.map((candidates) => wordScores(candidates, postings));
  const together = new Map<number, number>();
  for (const [record, score] of first ?? []) {
    const others = rest.map((scores) => scores.get(record));
    if (others.every((other) => other !== undefined)) {
      together.set(record, others.reduce((sum, other) => sum + other, score) * weight);
    }
  }
  return together;
}

/** For every record that matches this part of the query in any of its readings: the best score. */
export function groupScores({alternatives}: QueryGroup, postings: Postings): GroupScores {
  const best = new Map<number, number>();
  for (const alternative of alternatives) {
    for (const [record, score] of alternativeScores(alternative, postings)) {
      keepBest(best, record, score);
    }
  }
  return best;
}
