import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

let note: HTMLElement | null = null;
/** A link whose page has turned out to be loaded: its second click goes to the router. */
let loadedLink: HTMLAnchorElement | null = null;

function hideNote(): void {
  note?.remove();
  note = null;
}

function showNote(): void {
  hideNote();
  note = document.createElement('p');
  note.className = 'offline-note';
  note.setAttribute('role', 'alert');
  note.textContent = translate({
    id: 'offline.note',
    message: 'Нет сети, а эта страница ещё не загружена. Откройте её, когда сеть появится.',
  });
  document.body.append(note);
}

/** Whether a click on this link replaces the page by another one of the site in the same tab. */
function leavesPage({origin, pathname, target}: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && (target === '' || target === '_self');
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  hideNote();
  if (navigator.onLine || !link || link === loadedLink || !isPlain || !leavesPage(link)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  preload(link.pathname).then(() => {
    loadedLink = link;
    link.click();
    loadedLink = null;
  }, showNote);
}

/** Requests nothing without a network; a page that could not be loaded on hover is loaded again by the click. */
function prefetchOnlineOnly(): void {
  const engine = window.docusaurus;
  window.docusaurus = {
    prefetch: (path) => navigator.onLine && engine.prefetch(path),
    preload: (path) => {
      const pending = navigator.onLine && engine.preload(path);
      return pending && pending.catch(() => []);
    },
  };
}

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before the engine sets window.docusaurus.
  queueMicrotask(prefetchOnlineOnly);
  document.addEventListener('click', onClick, true);
  // Parts of a page that lead to another one by themselves (plugins/search/ui/useSearchModal.ts).
  addEventListener('docs:offline', showNote);
  addEventListener('online', hideNote);
}
