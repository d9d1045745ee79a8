import {setTimeout as pause} from 'node:timers/promises';
import type {EnginePage, NamedKey} from './enginePage';

/** How long a visit waits for something before it fails, ms. */
const timeoutMs = 10_000;
const lookEveryMs = 100;
/** Two looks so far apart tell whether something still slides, ms. */
const settleMs = 150;

interface Place {
  x: number;
  y: number;
}

/** Center of what a person would click; null while it is not there or not in sight. Runs in the page. */
function placeOf(selector: string, text: string | null): Place | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const {width, height} = element.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    return isSeen && (text === null || (element.textContent ?? '').includes(text));
  });
  if (!found) {
    return null;
  }
  const isInWindow = () => {
    const {top, bottom} = found.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  if (!isInWindow()) {
    found.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  const {left, top, width, height} = found.getBoundingClientRect();
  const place = {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
  // A menu that slides in is still beside the window.
  return place.x > 0 && place.x < innerWidth ? place : null;
}

/** What a reader does on the site and sees of it, in any engine. */
export class Visit {
  constructor(
    readonly page: EnginePage,
    private readonly home: string,
  ) {}

  /** Opens a path below the landing page. */
  open(path: string): Promise<void> {
    return this.page.goto(new URL(path, this.home).href);
  }

  /** Path and what follows it, below the landing page. */
  async path(): Promise<string> {
    const address = await this.run(() => location.href);
    return decodeURI(address.slice(this.home.length));
  }

  /** Runs a function in the page; it may use its arguments only. */
  run<Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const given = args.map((arg) => JSON.stringify(arg ?? null)).join(',');
    return this.page.evaluate(`(${act.toString()})(${given})`) as Promise<Awaited<Result>>;
  }

  /**
   * Waits until a function in the page gives something.
   * @throws Error that names what was waited for
   */
  async until<Args extends unknown[], Result>(
    what: string,
    look: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + timeoutMs;
    let last: unknown;
    for (;;) {
      try {
        const seen = await this.run(look, ...args);
        if (seen) {
          return seen;
        }
        last = seen;
      } catch (error) {
        // A page that makes way for another one cannot be asked.
        last = error;
      }
      if (Date.now() > end) {
        throw new Error(`Waited ${timeoutMs} ms for ${what}; last seen: ${String(last)}`);
      }
      await pause(lookEveryMs);
    }
  }

  /** Waits until a text is in what the selector matches. */
  async sees(selector: string, text: string): Promise<void> {
    await this.until(
      `“${text}” in ${selector}`,
      (where, wanted) =>
        [...document.querySelectorAll<HTMLElement>(where)].some((element) =>
          element.innerText.replaceAll('\u00a0', ' ').includes(wanted),
        ),
      selector,
      text,
    );
  }

  /** Waits until React has hydrated the page; moves the pointer meanwhile, as readers do. */
  async hydrated(): Promise<void> {
    const end = Date.now() + timeoutMs;
    for (let step = 0; !(await this.isHydrated()); step++) {
      if (Date.now() > end) {
        throw new Error(`Waited ${timeoutMs} ms for hydration of ${await this.path()}`);
      }
      await this.page.moveTo(300 + (step % 10), 300);
      await pause(lookEveryMs);
    }
  }

  /** Moves the pointer, which lets the scripts of a page run. */
  async movePointer(): Promise<void> {
    await this.page.moveTo(300, 300);
    await this.page.moveTo(310, 310);
  }

  private async isHydrated(): Promise<boolean> {
    try {
      return await this.run(() => document.documentElement.dataset.hasHydrated === 'true');
    } catch {
      // A page that makes way for another one cannot be asked.
      return false;
    }
  }

  /** Clicks the first element in sight that the selector matches and that has the text, when it moves no more. */
  async click(selector: string, text: string | null = null): Promise<void> {
    const find = () => this.until(`${selector} ${text ?? ''} to click`, placeOf, selector, text);
    let place = await find();
    for (let before: Place | null = null; before?.x !== place.x || before.y !== place.y; place = await find()) {
      before = place;
      await pause(settleMs);
    }
    await this.page.clickAt(place.x, place.y);
  }

  /**
   * Opens an address of the site when what the page before has stored is there to be read: WebKit hands it over to the
   * process of the next page a moment later, which no event tells.
   */
  async openWithStorage(path: string): Promise<void> {
    await pause(settleMs);
    await this.open(path);
  }

  /** Presses Ctrl or nothing and a key. */
  press(key: string, ...modifiers: NamedKey[]): Promise<void> {
    return this.page.press(key, modifiers);
  }
}
