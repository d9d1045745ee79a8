/** Longest times that a reader on a slow phone should wait, in milliseconds: for the first answer, and a frame for a key. */
export const limits = {first: 2000, median: 16};

/** Times of a manual of so many pages. */
export interface Point {
  pages: number;
  first: number;
  median: number;
}

function crossing(below: Point, above: Point, time: keyof typeof limits): number {
  const share = (limits[time] - below[time]) / (above[time] - below[time]);
  return below.pages + share * (above.pages - below.pages);
}

/**
 * Number of pages, on the straight line between two measured manuals, at which one of the times passes its limit.
 * @param points by growing number of pages
 * @returns null when no measured manual passes a limit, or the smallest one does
 */
export function pageLimit(points: readonly Point[]): number | null {
  const tooSlow = ({first, median}: Point): boolean => first > limits.first || median > limits.median;
  const at = points.findIndex(tooSlow);
  const [below, above] = [points[at - 1], points[at]];
  if (!below || !above) {
    return null;
  }
  const passed = (Object.keys(limits) as (keyof typeof limits)[]).filter((time) => above[time] > limits[time]);
  return Math.round(Math.min(...passed.map((time) => crossing(below, above, time))));
}
