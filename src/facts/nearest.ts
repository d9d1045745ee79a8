import leven from 'leven';

/**
 * The ids that look most like a wrong one, best first.
 * @param count how many to give at most
 */
export function nearest(id: string, known: readonly string[], count = 3): string[] {
  const wanted = id.toLowerCase();
  const distance = (one: string): number => {
    const known = one.toLowerCase();
    return wanted !== '' && known.includes(wanted) ? 1 - wanted.length / known.length : leven(wanted, known);
  };
  return known
    .map((one) => ({one, far: distance(one)}))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({one}) => one);
}
