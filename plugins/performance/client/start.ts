/**
 * Runs inline in the head of every page. The page is complete without the scripts of the site, so they are fetched
 * ahead when the page has been shown, and run at the first interaction; on a connection that the reader
 * saves, they are fetched only then. What the reader does meanwhile is answered immediately where it can be, and done
 * again when the scripts have taken over: no click and no letter is lost.
 */
import {showCurrent} from '../../../src/theme/DocSidebar/Desktop/Content/showCurrent';
import {afterFrame} from '../../../src/theme/ColorModeToggle/afterFrame';
import {replayInteractions, isPending, onClick, onInput, onKey, onPoint} from './earlyInteractions';
import {runWhenIdle} from './idle';
import {colorModeToggle, dataset, find, isHydrated, keyOf, root, stored} from './dom';
import {afterPaint, scriptRequests, sheetRequests, start} from './bootScripts';

declare const ANNOUNCEMENT_ID: string | null;
declare const DEFERRED_LAYOUT: boolean;

// The engine finds out by its scripts that another announcement had been dismissed: the bar would push the page down.
const lastAnnouncement = stored('localStorage', 'docusaurus.announcement.id');
if (lastAnnouncement && lastAnnouncement !== ANNOUNCEMENT_ID) {
  localStorage.removeItem(keyOf('docusaurus.announcement.dismiss'));
}

const {connection} = navigator as Navigator & {connection?: {saveData: boolean; effectiveType: string}};
const isSaving = connection && (connection.saveData || /2g/.test(connection.effectiveType));

/** The sidebar as it is stored for the visit (src/theme/DocSidebar/Desktop/Content); null at its beginning. */
const storedSidebar = stored('sessionStorage', 'sidebar');

/**
 * Whether scripts run without waiting for an interaction: the reader has interacted earlier in this visit, if only by
 * following a link before the scripts came, or the address or something in the page (`data-eager`) asks for more.
 */
const startsImmediately = () =>
  storedSidebar ||
  document.referrer.startsWith(location.origin) ||
  location.search ||
  location.hash ||
  find('[data-eager]');

// What is not in sight is laid out later (site.css), where browsers keep what is read in its place when what is above it
// gets its size.
if (DEFERRED_LAYOUT && !startsImmediately() && CSS.supports('overflow-anchor:auto')) {
  dataset.deferred = '';
}

/** As the sidebar itself will: both leave a menu alone that the reader has scrolled. */
const scrollSidebar = () => {
  const menu = find('aside .menu');
  if (menu && !menu.scrollTop) {
    // The only number in what is stored.
    menu.scrollTop = Number(/\d+/.exec(storedSidebar ?? ''));
    showCurrent(menu);
    menu.dataset.top = String(menu.scrollTop);
  }
};

/** Until what was done before is done again: letters would be lost, or what was in a field put over them. */
const untilReplayed = <Type extends 'click' | 'input' | 'keydown' | 'pointerup'>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) => {
  addEventListener(
    type,
    (event) => {
      if (event.isTrusted && (!isHydrated() || (type !== 'click' && isPending()))) {
        listener(event);
      }
    },
    true,
  );
};
untilReplayed('click', onClick);
untilReplayed('keydown', onKey);
untilReplayed('input', onInput);
untilReplayed('pointerup', onPoint);
['pointerdown', 'scroll', 'focusin'].forEach((type) => addEventListener(type, start));
addEventListener('pointermove', ({movementX, movementY}) => {
  // Browsers without a window report a pointer that rests where the page appears; that is no interaction.
  if (movementX || movementY) {
    start();
  }
});

// The engine asks again for a part that failed, but would wait for ever for one that has failed already.
addEventListener('error', ({target}) => target instanceof HTMLScriptElement && target.remove(), true);

new MutationObserver((_, observer) => {
  if (isHydrated()) {
    observer.disconnect();
    // What needs a browser is drawn right after hydration.
    afterFrame(replayInteractions);
  }
}).observe(root, {attributeFilter: ['data-has-hydrated']});

addEventListener('DOMContentLoaded', () => {
  // The engine's toggle waits for scripts; here it need not.
  find(colorModeToggle)?.removeAttribute('disabled');
  requestAnimationFrame(scrollSidebar);
  afterPaint(() =>
    runWhenIdle([...sheetRequests(), ...(isSaving ? [] : startsImmediately() ? [start] : scriptRequests())]),
  );
});
