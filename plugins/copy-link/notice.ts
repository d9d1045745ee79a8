import {translate} from '@docusaurus/Translate';
import './notice.css';

const durationMs = 4000;

/** Added empty, before its first text: screen readers announce changes of a region that they know. */
const region = document.createElement('p');
region.className = 'copy-notice';
region.setAttribute('role', 'status');
document.body.append(region);

let timer = 0;

/** Shows for four seconds, over the page and without moving it, whether the link was copied. */
export function showNotice(copied: boolean): void {
  clearTimeout(timer);
  // The same text is announced again only when it is removed first.
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = copied
      ? translate({id: 'copyLink.done', message: 'Ссылка скопирована'})
      : translate({id: 'copyLink.failed', message: 'Ссылка не скопирована: возьмите её из адресной строки'});
  });
  timer = window.setTimeout(() => {
    region.textContent = '';
  }, durationMs);
}
