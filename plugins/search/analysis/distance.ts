/** Rows of the table of distances: of the letter before last, the last and the present one; made once, used again. */
const longestWord = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(longestWord + 1));

function fillRow(rowNumber: number, a: string, b: string): number {
  const row = rows[rowNumber % 3];
  const above = rows[(rowNumber + 2) % 3];
  const twoAbove = rows[(rowNumber + 1) % 3];
  if (!row || !above || !twoAbove) {
    return 0;
  }
  const letter = a.charCodeAt(rowNumber - 1);
  const letterBefore = a.charCodeAt(rowNumber - 2);
  let best = rowNumber;
  row[0] = rowNumber;
  for (let column = 1; column <= b.length; column += 1) {
    const other = b.charCodeAt(column - 1);
    let cost = Math.min(
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (above[column - 1] ?? 0) + (letter === other ? 0 : 1),
    );
    const swapped = rowNumber > 1 && column > 1 && letter === b.charCodeAt(column - 2) && letterBefore === other;
    if (swapped) {
      cost = Math.min(cost, (twoAbove[column - 2] ?? 0) + 1);
    }
    row[column] = cost;
    best = Math.min(best, cost);
  }
  return best;
}

/**
 * Number of typing slips between two words: letters added, lost, replaced, or two neighbors swapped.
 * Gives `limit + 1` as soon as the distance is known to be greater than `limit`; words of over 64 letters are cut.
 */
export function typingDistance(first: string, second: string, limit: number): number {
  const a = first.slice(0, longestWord);
  const b = second.slice(0, longestWord);
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  const start = rows[0];
  for (let column = 0; start && column <= b.length; column += 1) {
    start[column] = column;
  }
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(row, a, b) > limit) {
      return limit + 1;
    }
  }
  return Math.min(rows[a.length % 3]?.[b.length] ?? 0, limit + 1);
}

/** How many slips a word of this length may have and still be recognized. */
export function slipsAllowed(length: number): number {
  if (length < 4) {
    return 0;
  }
  return length < 8 ? 1 : 2;
}
