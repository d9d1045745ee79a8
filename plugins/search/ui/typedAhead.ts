/** What the keys typed so far make of the text before them: letters join it, Backspace takes the last one away. */
export function typed(text: string, {key, ctrlKey, metaKey, altKey}: TypedKey): string {
  if (ctrlKey || metaKey || altKey) {
    return text;
  }
  return key === 'Backspace' ? text.slice(0, -1) : key.length === 1 ? text + key : text;
}

type TypedKey = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey'>;

export interface Typing {
  text: () => string;
  /** Leaves the keys to whatever has the focus. */
  end: () => void;
}

/** Collects what the reader types while the search is still being loaded and has no field. */
export function collectTyping(): Typing {
  let text = '';
  const listen = (event: KeyboardEvent): void => {
    const next = typed(text, event);
    if (next !== text) {
      // A space would press the button or scroll the page.
      event.preventDefault();
      text = next;
    }
  };
  window.addEventListener('keydown', listen, true);
  return {text: () => text, end: () => window.removeEventListener('keydown', listen, true)};
}
