/** All elements of a mark: in the text, in a drawing, in a legend. */
const markSelector = (n: string) => `[data-text-mark="${n}"], [data-figure-mark="${n}"], [data-mark-entry="${n}"]`;

/**
 * The figure that a mark of the text refers to: the first after it that has the mark, else the last
 * before it.
 */
export function figureOf(mark: Element, n: string): HTMLElement | null {
  const having = [...document.querySelectorAll<HTMLElement>('article figure[data-figure]')].filter((one) =>
    one.querySelector(`[data-figure-mark="${n}"]`),
  );
  const isAfter = (one: Element) => (mark.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return having.find(isAfter) ?? having.at(-1) ?? null;
}

/** Highlights a mark, or stops it, in a figure and in the text that refers to that figure. */
export function highlight(figure: HTMLElement, n: string, isHighlighted: boolean): void {
  const ofText = [...document.querySelectorAll<HTMLElement>(`article [data-text-mark="${n}"]`)].filter(
    (mark) => figureOf(mark, n) === figure,
  );
  for (const element of [...figure.querySelectorAll<HTMLElement>(markSelector(n)), ...ofText]) {
    element.toggleAttribute('data-highlighted', isHighlighted);
  }
}
