import {find, isAlive, placeOf, root, stored} from './page.ts';
import {afterFrame, start} from './run.ts';

const listLink = '.dropdown > a';
/** Takes back what was shown meanwhile, the newest first. */
const takeBack: (() => void)[] = [];
/** Does again what the reader did, in order. */
const doAgain: (() => void)[] = [];

/** As the search keeps it (plugins/search/ui/slashKey.ts). */
const isSlashOff = () => stored('localStorage', 'search-slash') === 'off';

const mark = (name: string) => {
  const before = root.dataset.early;
  root.dataset.early = before === name ? '' : name;
  takeBack.push(() => {
    delete root.dataset.early;
    delete root.dataset.typed;
  });
};

/** Shows the icon of a mode; of none: the one that the style sheets show. */
const showIcon = (toggle: Element, mode?: string) =>
  toggle.querySelectorAll('svg').forEach(({style, classList}) => {
    style.display = mode ? (classList.value.includes(mode) ? 'initial' : 'none') : '';
  });

/** The mode that the reader chose. */
let mode: string | undefined;
/** The icon answers in the next frame, the page after it: a slow phone restyles a long page for two tenths of a second. */
const flipMode = (toggle: Element) => {
  const before = mode ?? root.dataset.theme;
  mode = before === 'dark' ? 'light' : 'dark';
  showIcon(toggle, mode);
  afterFrame(() => {
    if (!isAlive()) {
      root.dataset.theme = mode;
    }
  });
  takeBack.push(() => {
    showIcon(toggle);
    root.dataset.theme = before;
  });
};

const flipList = (link: Element) => {
  const list = link.parentElement?.classList;
  list?.toggle('dropdown--show');
  takeBack.push(() => list?.remove('dropdown--show'));
};

const press = (control: HTMLElement) => {
  if (control.matches('[class*=colorModeToggle] button')) {
    flipMode(control);
  } else if (control.matches('.navbar__toggle')) {
    mark('menu');
  } else if (control.matches('.DocSearch-Button')) {
    mark('search');
  } else if (control.matches(listLink)) {
    flipList(control);
  }
  control.setAttribute('aria-busy', 'true');
  takeBack.push(() => control.removeAttribute('aria-busy'));
  doAgain.push(() => {
    // The engine's list listens to this key; a mouse opens it by hovering.
    if (control.matches(listLink)) {
      control.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    } else {
      control.click();
    }
  });
  start();
};

export const onClick = (event: MouseEvent) => {
  const control = (event.target as Element).closest<HTMLElement>('button,[role=button],[role=tab]');
  // A form with an address of its own needs no script.
  if (control && !event.ctrlKey && !control.closest('form[action]')) {
    event.preventDefault();
    press(control);
  } else {
    start();
  }
};

export const onKey = (event: KeyboardEvent) => {
  const {key, code, ctrlKey, metaKey, altKey, target} = event;
  const isText = (target as Element).matches?.('input,select,textarea');
  const isLetter = (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
  if (root.dataset.early === 'search' && isLetter) {
    event.preventDefault();
    const {typed = ''} = root.dataset;
    root.dataset.typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
    doAgain.push(() => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true})));
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
  if (field.closest('#__docusaurus') && /^(?:INPUT|SELECT|TEXTAREA)$/.test(field.tagName)) {
    const name = /checkbox|radio/.test(field.type) ? 'checked' : 'value';
    const given = field[name];
    doAgain.push(() => {
      // React has noted what stands in the field: it hears of it only when that seems to change.
      if (name === 'value') {
        field.value = '';
        Reflect.set(Object.getPrototypeOf(field) as object, name, given, field);
        field.dispatchEvent(new Event('input', {bubbles: true}));
        field.dispatchEvent(new Event('change', {bubbles: true}));
      } else if (field.checked !== given) {
        field.click();
      }
    });
  }
};

/** Tools and operable figures are inert until they wake up, in the place where they stand. */
export const onPoint = ({target, clientX, clientY}: PointerEvent) => {
  const part = (target as Element).closest('[data-wakes]');
  if (part) {
    const before = placeOf(part);
    doAgain.push(() => {
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
  doAgain.shift()?.();
  if (doAgain.length > 0) {
    queueMicrotask(redo);
  }
};

/** Hands over to the scripts of the page. */
export const handOver = () => {
  takeBack.reverse().forEach((act) => act());
  redo();
};
