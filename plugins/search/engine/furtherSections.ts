/** A result, of which only its page and its score matter here. */
interface Scored {
  record: {url_without_anchor: string};
  score: number;
}

/** Each further section of a page keeps this share of its score, up to the third: other pages come within sight. */
const share = 0.8;
const most = 3;

/** Lowers all sections of each page but the best; takes the results best first. */
export function lowerFurther<Result extends Scored>(results: readonly Result[]): Result[] {
  const seen = new Map<string, number>();
  return results.map((result) => {
    const page = result.record.url_without_anchor;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {...result, score: result.score * share ** Math.min(before, most)};
  });
}
