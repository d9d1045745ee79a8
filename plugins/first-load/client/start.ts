/**
 * Runs inline in the head of every page. The page is complete without the scripts of the site, so they are fetched
 * ahead when the page has been shown, and run at the first sign that the reader acts; on a connection that the reader
 * saves, they are fetched only then. What he does meanwhile is answered at once where it can be, and done again when
 * the scripts have taken over: no click and no letter is lost.
 */
import {afterFrame} from './afterFrame.ts';
import {handOver, isPending, onClick, onInput, onKey, onPoint} from './answers.ts';
import {oneByOne} from './idle.ts';
import {find, isAlive, placeOf, root, stored} from './page.ts';
import {afterPaint, scriptRequests, sheetRequests, start} from './run.ts';

declare const ANNOUNCEMENT_ID: string | null;
// The engine finds out by its scripts that another announcement had been dismissed: the bar would push the page down.
const announced = stored('localStorage', 'docusaurus.announcement.id');
if (announced && announced !== ANNOUNCEMENT_ID) {
  localStorage.removeItem('docusaurus.announcement.dismiss-cdekdelivery');
}

const {connection} = navigator as Navigator & {connection?: {saveData: boolean; effectiveType: string}};
const isSaving = connection && (connection.saveData || /2g/.test(connection.effectiveType));

/** The sidebar as it is kept for the visit (src/theme/DocSidebar/Desktop/Content); null at its beginning. */
const keptSidebar = stored('sessionStorage', 'sidebar');

/**
 * Whether scripts need no act of the reader: he has acted before in this visit, if only by following a link before they
 * came, the address asks for more than the page, or something in the page does (`data-run="shown"`).
 */
const isAwaited = () =>
  keptSidebar ||
  document.referrer.startsWith(location.origin) ||
  location.search ||
  location.hash ||
  find('[data-run=shown]');

// What is not in sight is laid out later (site.css), where browsers keep what is read in its place when what is above it
// gets its size.
if (!isAwaited() && CSS.supports('overflow-anchor:auto')) {
  root.dataset.later = '';
}

/** As the sidebar itself will: both leave a menu alone that the reader has scrolled. */
const showCurrent = () => {
  const menu = find('aside .menu');
  const current = menu?.querySelector('[aria-current=page]');
  if (menu && current && !menu.scrollTop) {
    // The only number in what is kept.
    menu.scrollTop = Number(/\d+/.exec(keptSidebar ?? ''));
    const place = placeOf(current);
    const {top, bottom} = placeOf(menu);
    if (place.top < top || place.bottom > bottom) {
      menu.scrollTop += (place.top + place.bottom - top - bottom) / 2;
    }
    menu.dataset.top = String(menu.scrollTop);
  }
};

/** Until what was done before is done again: letters would be lost, or what stood in a field put over them. */
const isWaiting = (type: string) => !isAlive() || (type !== 'click' && isPending());
const whileWaiting = <Type extends 'click' | 'input' | 'keydown' | 'pointerup'>(
  type: Type,
  act: (event: WindowEventMap[Type]) => void,
) => {
  addEventListener(
    type,
    (event) => {
      if (isWaiting(type) && event.isTrusted) {
        act(event);
      }
    },
    true,
  );
};
whileWaiting('click', onClick);
whileWaiting('keydown', onKey);
whileWaiting('input', onInput);
whileWaiting('pointerup', onPoint);
['pointermove', 'pointerdown', 'wheel', 'scroll', 'focusin'].forEach((type) =>
  addEventListener(type, start, {once: true, passive: true}),
);

// The engine asks again for a part that failed, but would wait for ever for one that has failed already.
addEventListener('error', ({target}) => target instanceof HTMLScriptElement && target.remove(), true);

new MutationObserver((_, observer) => {
  if (isAlive()) {
    observer.disconnect();
    // What needs a browser is drawn right after the page has come alive.
    afterFrame(handOver);
  }
}).observe(root, {attributeFilter: ['data-has-hydrated']});

addEventListener('DOMContentLoaded', () => {
  // The engine's toggle waits for scripts; here it need not.
  find('[class*=colorModeToggle] button')?.removeAttribute('disabled');
  requestAnimationFrame(showCurrent);
  afterPaint(() => oneByOne([...sheetRequests(), ...(isSaving ? [] : isAwaited() ? [start] : scriptRequests())]));
});
