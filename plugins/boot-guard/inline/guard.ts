import {afterLoad, on, page} from './page';

/**
 * When a script that the page runs fails before hydration, or no file arrives any more, the page is fetched past the
 * cache and reloaded once; if that does not help, a note explains that the controls do not work. The only memory is a mark
 * at the end of the address, removed at once: it works without storage, and again for every later deployment. README.md
 * has the table of events.
 */

/** Sent when the scripts are requested later than the page: a reader who saves data may never request them. */
declare const START_EVENT: string | null;

const mark = 'reloaded';
const waitMs = 20_000;
const {pathname, search, hash} = location;
const {dataset} = page.documentElement;
const query = search.replace(RegExp(`[?&]${mark}$`), '');
let mayReload = query === search;
let isLeaving = false;
let isDue = false;
let hasActed = false;

if (!mayReload) {
  history.replaceState(null, '', pathname + query + hash);
  // The reader has waited once: after a reload the scripts do not wait for an interaction (plugins/performance).
  dataset.eager = '';
}

const isHydrated = () => dataset.hasHydrated === 'true';
const isWaiting = () => !isLeaving && !isHydrated();

const showNote = () => {
  const note = page.getElementById('boot-message') as HTMLTemplateElement | null;
  if (note && isWaiting() && !page.getElementById('base-url-banner')) {
    page.body.append(note.content);
  }
};

const recover = () => {
  isDue = true;
  if (hasActed || !isWaiting() || !navigator.onLine) {
    return;
  }
  hasActed = true;
  if (mayReload) {
    fetch(pathname + query, {cache: 'reload', signal: AbortSignal.timeout(waitMs)}).then(({ok, status}) => {
      // A not-found page is a page of the site too; any other answer would replace the text by less.
      if (!ok && status !== 404) {
        showNote();
      } else if (isWaiting()) {
        location.replace(`${pathname}${query}${query ? '&' : '?'}${mark}${hash}`);
      }
    }, showNote);
  } else {
    showNote();
  }
};

let timer: ReturnType<typeof setTimeout> | undefined;
/** Recovers when no file has arrived for 20 s: a slow connection on which files still arrive is left alone. */
const watch = () => {
  clearTimeout(timer);
  timer = setTimeout(recover, waitMs);
  // On the document: load events of elements do not reach the window.
  page.addEventListener('load', watch, true);
};

const stay = () => {
  isLeaving = false;
  if (isDue) {
    recover();
  }
};

on(
  'error',
  ({target}) => {
    // Only a script that was to run. A failed prefetch proves nothing: blockers, policies and caches refuse it.
    if ((target as Partial<HTMLScriptElement>).src?.includes('/assets/js/')) {
      afterLoad(recover);
    }
  },
  true,
);
if (START_EVENT) {
  on(START_EVENT, watch);
} else {
  watch();
}
on('online', stay);
// Firefox aborts the scripts of a page that the reader leaves, and they fail: a reload would take the reader back. A
// reader who is still there after 20 s has followed a download or stopped the next page; from then on the page only
// shows the note. iOS sends pagehide alone.
const leave = () => {
  isLeaving = true;
  mayReload = hasActed = false;
  setTimeout(stay, waitMs);
};
on('beforeunload', leave);
on('pagehide', leave);
// A page that comes back from the back/forward cache of WebKit has lost the scripts that were being loaded.
on('pageshow', ({persisted}) => {
  if (persisted && timer && !isHydrated()) {
    location.reload();
  }
});
