/**
 * Runs inline in the head of every page, outside the bundle: a module of the bundle could not tell that the bundle is
 * gone. When a script of the site fails before React has taken over, or React has not taken over in due time, the page
 * is fetched past the cache and loaded once more; after that the reader is told. The only memory is a mark at the end
 * of the address, taken off at once, so that it works without storage and again for every later deployment.
 */
(() => {
  const mark = 'reloaded';
  const waitMs = 20_000;
  const {pathname, search, hash} = location;
  const marked = new RegExp(`[?&]${mark}$`);
  const isSecondTry = marked.test(search);
  const query = search.replace(marked, '');
  let isDue = false;
  let hasActed = false;

  if (isSecondTry) {
    history.replaceState(history.state, '', pathname + query + hash);
    // The reader has waited once: this time the scripts need no act of his (first-load).
    document.documentElement.dataset.run = 'shown';
  }

  const isAlive = () => document.documentElement.dataset.hasHydrated === 'true';

  const tell = () => {
    const note = document.getElementById('boot-note') as HTMLTemplateElement | null;
    if (note && !document.getElementById('base-url-banner')) {
      document.body.append(note.content);
    }
  };

  const recover = () => {
    isDue = true;
    if (hasActed || isAlive() || !navigator.onLine) {
      return;
    }
    hasActed = true;
    if (isSecondTry) {
      tell();
      return;
    }
    fetch(pathname + query, {cache: 'reload', signal: AbortSignal.timeout(waitMs)}).then(({ok, status}) => {
      // A page that is not found is a page of ours too; of other answers the reader would keep less than he has.
      if (!ok && status !== 404) {
        tell();
      } else if (!isAlive()) {
        location.replace(`${pathname}${query}${query ? '&' : '?'}${mark}${hash}`);
      }
    }, tell);
  };

  addEventListener(
    'error',
    ({target}) => {
      // A script, or the link that asks for it ahead.
      const {src, href} = target as Partial<HTMLScriptElement & HTMLLinkElement>;
      if ((src ?? href)?.includes('/assets/js/')) {
        if (document.readyState === 'complete') {
          recover();
        } else {
          addEventListener('load', recover);
        }
      }
    },
    true,
  );
  // Said when the scripts are asked for (first-load): a reader who saves traffic may never ask.
  addEventListener('boot', () => setTimeout(recover, waitMs), {once: true});
  addEventListener('online', () => isDue && recover());
})();
