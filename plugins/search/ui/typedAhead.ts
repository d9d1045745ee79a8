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
  /** Leaves keys and clicks to whatever they are meant for. */
  end: () => void;
}

/**
 * Collects what the reader types while the search has no field yet.
 * @param query what the text begins with
 * @param isShown whether it is shown where the field will be, as the start script does before the scripts
 * (plugins/performance; `data-preview` in site.css)
 * @param onCancel the reader stopped waiting, by Escape or a click beside the field
 */
export function collectTyping(query: string, isShown: boolean, onCancel: () => void): Typing {
  const {dataset} = document.documentElement;
  let text = query;
  const cancel = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = typed(text, event);
    if (event.key === 'Escape') {
      cancel(event);
    } else if (next !== text) {
      // A space would press the button or scroll the page.
      event.preventDefault();
      text = next;
      dataset.typed = text;
    }
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.matches('.navbar-sidebar__backdrop')) {
      cancel(event);
    }
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('click', onClick, true);
  if (isShown) {
    dataset.preview = 'search';
  }
  dataset.typed = text;
  return {
    text: () => text,
    end: () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('click', onClick, true);
      delete dataset.preview;
      delete dataset.typed;
    },
  };
}
