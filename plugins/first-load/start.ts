/**
 * Runs inline in the head of every page. The page is complete without the scripts of the site, so they are fetched
 * after the first paint, or at once when the reader acts; on a connection that the reader saves, only then. What he
 * does meanwhile is answered at once where it can be, and done again when the scripts have taken over: no click and no
 * letter is lost.
 */
(() => {
  const root = document.documentElement;
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean; effectiveType?: string}};
  const isSaving = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
  const listLink = '.dropdown > a';
  /** Takes back what was shown meanwhile, the newest first. */
  const takeBack: (() => void)[] = [];
  /** Does again what the reader did, in order. */
  const doAgain: (() => void)[] = [];

  const isAlive = () => root.dataset.hasHydrated === 'true';

  /** As the search keeps it (plugins/search/ui/slashKey.ts); storage may be blocked. */
  const isSlashOff = () => {
    try {
      return localStorage.getItem('search-slash-cdekdelivery') === 'off';
    } catch {
      return false;
    }
  };

  // The path of this event ends at the document.
  document.addEventListener(
    'load',
    ({target}) => {
      if (target instanceof HTMLLinkElement && 'whole' in target.dataset) {
        target.media = 'all';
      }
    },
    true,
  );

  const start = () => {
    const scripts = document.getElementById('boot-scripts') as HTMLTemplateElement | null;
    if (scripts) {
      document.head.append(scripts.content);
      // The boot guard waits from here.
      dispatchEvent(new Event('boot'));
    } else {
      addEventListener('DOMContentLoaded', start);
    }
  };

  const mark = (name: string) => {
    const before = root.dataset.early;
    root.dataset.early = before === name ? '' : name;
    takeBack.push(() => {
      delete root.dataset.early;
      delete root.dataset.typed;
    });
  };

  const flipMode = () => {
    const {theme} = root.dataset;
    root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
    takeBack.push(() => (root.dataset.theme = theme));
  };

  const flipList = (link: Element) => {
    const list = link.parentElement?.classList;
    list?.toggle('dropdown--show');
    takeBack.push(() => list?.remove('dropdown--show'));
  };

  const press = (control: HTMLElement) => {
    if (control.matches('[class*=colorModeToggle] button')) {
      flipMode();
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

  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button,[role=button],[role=tab]');
    // A form with an address of its own needs no script.
    if (control && !event.ctrlKey && !control.closest('form[action]')) {
      event.preventDefault();
      press(control);
    } else {
      start();
    }
  };

  const onKey = (event: KeyboardEvent) => {
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
      press(document.querySelector<HTMLElement>('.DocSearch-Button')!);
    } else {
      start();
    }
  };

  const onInput = ({target}: Event) => {
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

  const whileWaiting = <Type extends 'click' | 'input' | 'keydown'>(
    type: Type,
    act: (event: WindowEventMap[Type]) => void,
  ) => {
    addEventListener(
      type,
      (event) => {
        if (!isAlive() && event.isTrusted) {
          act(event);
        }
      },
      true,
    );
  };
  whileWaiting('click', onClick);
  whileWaiting('keydown', onKey);
  whileWaiting('input', onInput);
  ['pointerdown', 'touchstart', 'focusin'].forEach((type) =>
    addEventListener(type, start, {once: true, passive: true}),
  );

  // The engine asks again for a part that failed, but would wait for ever for one that has failed already.
  addEventListener('error', ({target}) => target instanceof HTMLScriptElement && target.remove(), true);

  new MutationObserver((_, observer) => {
    if (isAlive()) {
      observer.disconnect();
      // What needs a browser is drawn right after the page has come alive.
      requestAnimationFrame(() =>
        setTimeout(() => {
          takeBack.reverse().forEach((act) => act());
          doAgain.forEach((act) => act());
        }),
      );
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  addEventListener('DOMContentLoaded', () => {
    // The engine's toggle waits for scripts; here it need not.
    document.querySelector('[class*=colorModeToggle] button')?.removeAttribute('disabled');
    if (!isSaving) {
      const soon = () =>
        'requestIdleCallback' in window ? requestIdleCallback(start, {timeout: 1000}) : setTimeout(start, 200);
      if (document.hidden) {
        // A page in the background paints nothing.
        soon();
      } else {
        requestAnimationFrame(() => setTimeout(soon));
      }
    }
  });
})();
