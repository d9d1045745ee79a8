export const root = document.documentElement;
export const {dataset} = root;

/** Whether React has taken over. */
export const isHydrated = () => dataset.hasHydrated === 'true';

declare const STORAGE_NAMESPACE: string;

/** Key in the storage of the browser as the engine makes it of a name. */
export const keyOf = (name: string) => name + STORAGE_NAMESPACE;

/** What the site keeps in the browser under a name; storage may be blocked. */
export const stored = (storage: 'localStorage' | 'sessionStorage', name: string) => {
  try {
    return window[storage].getItem(keyOf(name));
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
