export const root = document.documentElement;
export const {dataset} = root;

/** Whether React has taken over. */
export const isHydrated = () => dataset.hasHydrated === 'true';

/** What the site keeps in the browser under a name; storage may be blocked. */
export const stored = (storage: 'localStorage' | 'sessionStorage', name: string) => {
  try {
    return window[storage].getItem(`${name}-cdekdelivery`);
  } catch {
    return null;
  }
};

/** The button of the navbar that changes the color mode. */
export const colorModeToggle = '[class*=colorModeToggle] button';

/** Where an element is in the window. */
export const placeOf = (element: Element) => element.getBoundingClientRect();

/** The first element that a selector matches. */
export const find = <Type extends Element = HTMLElement>(selector: string) => document.querySelector<Type>(selector);
