/**
 * Runs inline in the head of every page, outside the bundle: a module of the bundle could not notice that the bundle is
 * gone. When a script that the page runs fails before React has hydrated the page, or no script comes any more, the page
 * is fetched past the cache and loaded once more; after that the reader is told. The only memory is a mark at the end
 * of the address, removed at once, so that it works without storage and again for every later deployment. README.md has
 * the table of events.
 */
(() => {
  const mark = 'reloaded';
  const waitMs = 20_000;
  const {pathname, search, hash} = location;
  // Short names: every page carries this script.
  const page = document;
  const {dataset} = page.documentElement;
  const on = addEventListener;
  const marked = new RegExp(`[?&]${mark}$`);
  const query = search.replace(marked, '');
  /** Whether the page may still load itself once more. */
  let mayReload = query === search;
  let isLeaving = false;
  let isDue = false;
  let hasActed = false;

  if (!mayReload) {
    history.replaceState(null, '', pathname + query + hash);
    // The reader has waited once: this time the scripts do not wait for an interaction (first-load).
    dataset.run = 'shown';
  }

  const isDead = () => dataset.hasHydrated !== 'true';
  const isWaiting = () => !isLeaving && isDead();

  const tell = () => {
    const note = page.getElementById('boot-note') as HTMLTemplateElement | null;
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
    if (!mayReload) {
      tell();
      return;
    }
    fetch(pathname + query, {cache: 'reload', signal: AbortSignal.timeout(waitMs)}).then(({ok, status}) => {
      // A page that is not found is a page of the site too; any other answer would be less than the reader has.
      if (!ok && status !== 404) {
        tell();
      } else if (isWaiting()) {
        location.replace(`${pathname}${query}${query ? '&' : '?'}${mark}${hash}`);
      }
    }, tell);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Recovers when nothing has come for 20 s: a slow line that still brings files is left alone. */
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(recover, waitMs);
    // On the document: such events do not reach the window.
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
      // Only a script that was to run. A prefetch that fails proves nothing: blockers, policies and caches refuse it.
      if ((target as Partial<HTMLScriptElement>).src?.includes('/assets/js/')) {
        if (page.readyState === 'complete') {
          recover();
        } else {
          on('load', recover);
        }
      }
    },
    true,
  );
  // Sent when the scripts are requested (first-load): a reader who saves data may never request them.
  on('boot', watch);
  on('online', stay);
  // Firefox aborts the scripts of a page that the reader leaves, and they fail: to load the page once more would take the
  // reader back. Who is still there after 20 s followed a download or stopped: from then on the page only says what is
  // missing. iOS sends pagehide alone.
  const leave = () => {
    isLeaving = true;
    mayReload = hasActed = false;
    setTimeout(stay, waitMs);
  };
  on('beforeunload', leave);
  on('pagehide', leave);
  // A page that the browser kept while its scripts were under way comes back without them (WebKit).
  on('pageshow', ({persisted}) => {
    if (persisted && timer && isDead()) {
      location.reload();
    }
  });
})();
