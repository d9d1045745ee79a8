import {useEffect} from 'react';

/** What a key press does in the search. */
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
 * @param leavesSlash the slash is text here, or switched off by the reader
 */
export function actionOf(press: KeyPress, isOpen: boolean, leavesSlash: boolean): SearchAction | null {
  const {key, code, ctrlKey, metaKey, altKey} = press;
  if (isOpen && key === 'Escape') {
    return 'close';
  }
  if ((ctrlKey || metaKey) && !altKey && (key.toLowerCase() === 'k' || code === 'KeyK')) {
    return 'toggle';
  }
  const slash = key === '/' || (code === 'Slash' && key === '.');
  return slash && !isOpen && !leavesSlash && !ctrlKey && !metaKey && !altKey ? 'open' : null;
}

/**
 * Opens and closes the search by Ctrl or Cmd with K, by the slash and by Escape.
 * @param isSlashOn asked at each press: whether the reader has left the slash switched on
 */
export function useSearchShortcuts(
  isOpen: boolean,
  open: () => void,
  close: () => void,
  isSlashOn: () => boolean,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const action = actionOf(event, isOpen, takesText(event.target) || !isSlashOn());
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
  }, [isOpen, open, close, isSlashOn]);
}
