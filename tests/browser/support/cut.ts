import type {Page} from '@playwright/test';

/**
 * What a reader cannot see of the page as it is: text that sticks out of the window, and text that the box around
 * it cuts off. Text for screen readers alone, and boxes that scroll, are no fault.
 */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}: ${element.textContent?.trim().slice(0, 40)}`;
    const width = document.documentElement.clientWidth;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** For screen readers alone, or out of sight until it has the focus. */
    const isUnseen = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      element.matches('[class*=skipToContent]') ||
      (element.parentElement !== null && isUnseen(element.parentElement));
    return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (
        !hasText ||
        !element.checkVisibility({visibilityProperty: true, opacityProperty: true}) ||
        isUnseen(element)
      ) {
        return [];
      }
      const {overflowX, overflowY} = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) {
        return [];
      }
      const isOutside = box.right > width + 1 && !element.closest('pre, [tabindex="0"]');
      const isCut =
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2);
      return isOutside || isCut ? [`${isCut ? 'cut' : 'outside'}: ${said(element)}`] : [];
    });
  });
}
