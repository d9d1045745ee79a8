import {translate} from '@docusaurus/Translate';
import './notice.css';

const shownMs = 4000;

/** Made empty as soon as a link is pressed: a screen reader reads out what changes in a region that it knows. */
const region = document.createElement('p');
region.className = 'copy-notice';
region.setAttribute('role', 'status');
document.body.append(region);

let timer = 0;

/** Says for a while, over the page and without moving it, whether the link was copied. */
export function show(copied: boolean): void {
  clearTimeout(timer);
  // The same words are read out again only when they come anew.
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = copied
      ? translate({id: 'copyLink.done', message: 'Ссылка скопирована'})
      : translate({id: 'copyLink.failed', message: 'Ссылка не скопирована: возьмите её из адресной строки'});
  });
  timer = window.setTimeout(() => {
    region.textContent = '';
  }, shownMs);
}
