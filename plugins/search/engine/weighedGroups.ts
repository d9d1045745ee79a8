import type {QueryGroup} from './expand';
import {groupScores, type GroupScores} from './groupScores';
import type {SearchIndex} from './searchIndex';

/** How much words without a subject weigh beside others. */
export const optionalWeight = 0.1;

/** A word counts as if this share of all records more had it: one that a single record has need not be the subject. */
const rarityFloor = 1 / 33;

/** A part of the query with its weight among the others, and the records that match it. */
export interface WeighedGroup {
  group: QueryGroup;
  weight: number;
  required: boolean;
  scores: GroupScores;
}

/**
 * Rare words of a query mean more about what is wanted than frequent ones. Words that no record has are left out:
 * a telephone number in a pasted message must not hide the message.
 */
export function weigh(groups: readonly QueryGroup[], {postings, records}: SearchIndex): WeighedGroup[] {
  const everyOptional = groups.every(({optional}) => optional);
  const known = groups
    .map((group) => ({group, required: !group.optional || everyOptional, scores: groupScores(group, postings)}))
    .filter(({scores}) => scores.size > 0);
  const rarities = known.map(
    ({required, scores}) =>
      Math.log(1 + 1 / (scores.size / records.length + rarityFloor)) * (required ? 1 : optionalWeight),
  );
  const sum = rarities.reduce((total, rarity) => total + rarity, 0);
  return known.map((entry, index) => ({...entry, weight: (rarities[index] ?? 0) / sum}));
}
