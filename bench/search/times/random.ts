/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export type Random = () => number;

/** A source of numbers for a seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One entry of a list that is not empty. */
export function pick<T>(list: readonly T[], random: Random): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) {
    throw new Error('pick: the list is empty');
  }
  return chosen;
}

/** The list in another order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((entry) => ({entry, place: random()}))
    .sort((a, b) => a.place - b.place)
    .map(({entry}) => entry);
}
