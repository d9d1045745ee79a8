import type {Page} from '@playwright/test';

/**
 * Targets of the page that break WCAG 2.2, 2.5.8: smaller than 24 px and so near to another one that a circle of 24 px
 * around their middle meets it. Links within a sentence are excepted; a field is as large as the label around it.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = 24;
    // A span around a link only gives an id to its place.
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.closest(':not(span)')?.childNodes ?? [])].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => !element.closest('[inert]') && element.checkVisibility({visibilityProperty: true}))
      .map((element) => ({element, box: (element.closest('label') ?? element).getBoundingClientRect()}))
      .filter(({box}) => box.width > 1 && box.height > 1);
    const middle = ({x, y, width, height}: DOMRect) => ({x: x + width / 2, y: y + height / 2});
    const away = (from: {x: number; y: number}, {left, right, top, bottom}: DOMRect) =>
      Math.hypot(Math.max(left - from.x, 0, from.x - right), Math.max(top - from.y, 0, from.y - bottom));
    const isSmall = ({box}: {box: DOMRect}) => box.width < size || box.height < size;
    return targets
      .filter(isSmall)
      .filter(({element}) => !isInSentence(element))
      .flatMap(({element, box}) => {
        const from = middle(box);
        const near = targets.find(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            !isInSentence(other.element) &&
            (isSmall(other)
              ? Math.hypot(from.x - middle(other.box).x, from.y - middle(other.box).y) < size
              : away(from, other.box) < size / 2),
        );
        return near ? [`${element.outerHTML.slice(0, 80)} is too near to ${near.element.outerHTML.slice(0, 80)}`] : [];
      });
  });
}
