import {afterFrame} from '../../../src/theme/ColorModeToggle/afterFrame';
import {colorModeToggle, dataset, find, placeOf, stored} from './dom';
import {start} from './bootScripts';

const listLink = '.dropdown > a';
/** Takes back what was shown meanwhile, the newest first. */
const undo: (() => void)[] = [];
/** Does again what the reader did, in order. */
const replay: (() => void)[] = [];
/** Whether there is something to be done again. */
export const isPending = () => replay.length > 0;

/** As the search keeps it (plugins/search/ui/slashKey.ts). */
const isSlashOff = () => stored('localStorage', 'search-slash') === 'off';

const send = (to: Element, Kind: typeof Event | typeof KeyboardEvent, name: string, init?: KeyboardEventInit) =>
  to.dispatchEvent(new Kind(name, {...init, bubbles: true}));

/** Shows the menu or the search as far as there is one; by an empty name, neither. */
const mark = (name: string) => {
  dataset.preview = name;
  undo.push(() => {
    delete dataset.preview;
    delete dataset.typed;
  });
};

/** Shows the icon of a mode; without one, that of the style sheets. */
const showIcon = (toggle: Element, mode = '') =>
  toggle.querySelectorAll('svg').forEach(({style, classList}) => {
    style.display = mode && (classList.value.includes(mode) ? 'initial' : 'none');
  });

/**
 * The icon answers in the next frame, the page after it: a slow phone restyles a long page for two tenths of a second.
 * The page keeps its colors when the engine's toggle takes over: it reads its own choice alone.
 */
let mode: string | undefined;
const flipMode = (toggle: Element) => {
  mode = (mode ?? dataset.theme) === 'dark' ? 'light' : 'dark';
  showIcon(toggle, mode);
  afterFrame(() => {
    dataset.theme = mode;
  });
  undo.push(() => showIcon(toggle));
};

const flipList = (link: Element) => {
  const list = link.parentElement?.classList;
  list?.toggle('dropdown--show');
  undo.push(() => list?.remove('dropdown--show'));
};

const press = (control: HTMLElement) => {
  if (control.matches(colorModeToggle)) {
    flipMode(control);
  } else if (control.matches('.navbar__toggle')) {
    mark(dataset.preview === 'menu' ? '' : 'menu');
  } else if (control.matches('.DocSearch-Button')) {
    mark('search');
  } else if (control.matches(listLink)) {
    flipList(control);
  } else if (control.closest('.theme-announcement-bar')) {
    dataset.announcementBarInitiallyDismissed = 'true';
  }
  control.setAttribute('aria-busy', 'true');
  undo.push(() => control.removeAttribute('aria-busy'));
  replay.push(() => {
    // The engine's list listens to this key; a mouse opens it by hovering.
    if (control.matches(listLink)) {
      send(control, KeyboardEvent, 'keydown', {key: 'Enter'});
    } else {
      control.click();
    }
  });
  start();
};

/** Hides again what was opened before the scripts. */
const close = (again: () => void) => {
  mark('');
  dataset.typed = '';
  replay.push(again);
};

export const onClick = (event: MouseEvent) => {
  const target = event.target as HTMLElement;
  const control = target.closest<HTMLElement>('button,[role=button],[role=tab]');
  // A form with an address of its own needs no script.
  if (control && !event.ctrlKey && !control.closest('form[action]')) {
    event.preventDefault();
    press(control);
  } else if (target.matches('.navbar-sidebar__backdrop')) {
    close(() => target.click());
  } else {
    // The place of a heading is known when all above it is laid out.
    if (target.closest('a[href*="#"]')) {
      delete dataset.deferred;
    }
    start();
  }
};

export const onKey = (event: KeyboardEvent) => {
  const {key, code, ctrlKey, metaKey, altKey, target} = event;
  const isText = (target as Element).matches?.('input,select,textarea');
  const isLetter = (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
  const {preview, typed = ''} = dataset;
  const again = () => send(document.body, KeyboardEvent, 'keydown', {key, code});
  if (preview && key === 'Escape') {
    close(again);
  } else if (preview === 'search' && isLetter) {
    event.preventDefault();
    dataset.typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
    replay.push(again);
  } else if (
    ((ctrlKey || metaKey) && code === 'KeyK') ||
    (isLetter && !isText && !isSlashOff() && (key === '/' || (code === 'Slash' && key === '.')))
  ) {
    event.preventDefault();
    press(find('.DocSearch-Button')!);
  } else {
    start();
  }
};

export const onInput = ({target}: Event) => {
  const field = target as HTMLInputElement;
  if (field.matches('#__docusaurus :is(input,select,textarea)')) {
    const name = /checkbox|radio/.test(field.type) ? 'checked' : 'value';
    const given = field[name];
    replay.push(() => {
      // React tracks the value and ignores the event unless it differs: reset it first.
      if (name === 'value') {
        field.value = '';
        Reflect.set(Object.getPrototypeOf(field) as object, name, given, field);
        send(field, Event, 'input');
        send(field, Event, 'change');
      } else if (field.checked !== given) {
        field.click();
      }
    });
  }
};

/** Tools and operable figures are inert until the scripts have come. */
export const onPoint = ({target, clientX, clientY}: PointerEvent) => {
  const part = (target as Element).closest('[data-becomes-operable]');
  if (part) {
    const before = placeOf(part);
    replay.push(() => {
      const {left, top} = placeOf(part);
      const met = document.elementFromPoint(left + clientX - before.left, top + clientY - before.top);
      if (met instanceof HTMLElement) {
        met.focus();
        met.click();
      }
    });
  }
};

/** Does again one thing after another: React takes in what each has changed when the script has come to its end. */
const redo = () => {
  replay.shift()?.();
  if (replay.length > 0) {
    queueMicrotask(redo);
  }
};

/** Hands over to the scripts of the page. */
export const replayInteractions = () => {
  undo.reverse().forEach((step) => step());
  redo();
};
