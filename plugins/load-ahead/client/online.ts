/** What the links of the engine call to load a page before a click: true promises, or false where nothing is loaded. */
export type LoadAhead = typeof window.docusaurus;

/**
 * The same loader, silent without a network: it asks for nothing while the reader is offline, and a page that could
 * not be loaded on hover is no unhandled error, for the click loads it again and speaks up.
 */
export function whileOnline({prefetch, preload}: LoadAhead): LoadAhead {
  return {
    prefetch: (path) => navigator.onLine && prefetch(path),
    preload: (path) => {
      const pending = navigator.onLine && preload(path);
      return pending && pending.catch(() => []);
    },
  };
}
