import preload from '@docusaurus/core/lib/client/preload';
import {translate} from '@docusaurus/Translate';

let note: HTMLElement | null = null;
/** A link whose page has turned out to be loaded: its click may pass. */
let passing: HTMLAnchorElement | null = null;

function hide(): void {
  note?.remove();
  note = null;
}

function show(): void {
  hide();
  note = document.createElement('p');
  note.className = 'offline-note';
  note.setAttribute('role', 'alert');
  note.textContent = translate({
    id: 'offline.note',
    message: 'Нет сети, а та страница ещё не загружена. Откройте её, когда сеть появится.',
  });
  document.body.append(note);
}

/** Whether a click on this link would replace the page by another one of the site in the same tab. */
function leaves({origin, pathname, target}: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && (target === '' || target === '_self');
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  hide();
  if (navigator.onLine || !link || link === passing || !isPlain || !leaves(link)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  preload(link.pathname).then(() => {
    passing = link;
    link.click();
    passing = null;
  }, show);
}

/**
 * Keeps the reader on the page that he has when he follows a link without a network to a page that is not loaded: the
 * engine would load that page as a document, and the browser put its own page of an error in the place of the text.
 */
export function stayWhileOffline(): void {
  document.addEventListener('click', onClick, true);
  addEventListener('online', hide);
}
