import leven from 'leven';

/**
 * The names that look most like a wrong one, best first.
 * @param count how many to give at most
 */
export function nearest(name: string, known: readonly string[], count = 3): string[] {
  const distance = new Map(known.map((one) => [one, leven(name.toLowerCase(), one.toLowerCase())]));
  return [...known].sort((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0)).slice(0, count);
}
