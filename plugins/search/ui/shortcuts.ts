import {useEffect} from 'react';

/** What a key press asks of the search. */
export type SearchAction = 'close' | 'open' | 'toggle';

type KeyPress = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey'>;

/** True where letters are text: a shortcut of one key must leave them alone. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/**
 * What a key press means. Read by the place of the key as well, because on a Russian keyboard
 * the key of K gives «л» and the key of the slash gives a full stop.
 */
export function actionOf(press: KeyPress, isOpen: boolean, inText: boolean): SearchAction | null {
  const {key, code, ctrlKey, metaKey, altKey} = press;
  if (isOpen && key === 'Escape') {
    return 'close';
  }
  if ((ctrlKey || metaKey) && !altKey && (key.toLowerCase() === 'k' || code === 'KeyK')) {
    return 'toggle';
  }
  const slash = key === '/' || (code === 'Slash' && key === '.');
  return slash && !isOpen && !inText && !ctrlKey && !metaKey && !altKey ? 'open' : null;
}

/** Opens and closes the search by Ctrl or Cmd with K, by the slash and by Escape. */
export function useSearchShortcuts(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const action = actionOf(event, isOpen, takesText(event.target));
      if (action === null) {
        return;
      }
      event.preventDefault();
      if (action === 'open' || (action === 'toggle' && !isOpen)) {
        open();
      } else {
        close();
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, open, close]);
}
