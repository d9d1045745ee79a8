import {afterLoad, on, page} from './page';

declare const BASE_PATH: string;

let failedSheets = 0;
let failedScripts = 0;

const trimmed = (path: string) => path.replace(/(?:\/index)?\.html$|\/$/, '');

/**
 * Puts the banner on top of a page that was deployed under another path than it was built for: no style sheet and not
 * every script, or prefetch of one, could be loaded. The suggested path is the address without the path of the page,
 * which the canonical link has.
 */
const showBanner = () => {
  const {content} = page.getElementById('base-url-message') as HTMLTemplateElement;
  const suggestion = content.querySelector('span');
  // Style sheets that are requested later are in templates (plugins/performance).
  const sheets = page.querySelectorAll('head template,link[rel=stylesheet]').length;
  if (suggestion && failedScripts && failedSheets >= sheets && !window.docusaurus) {
    const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const path = trimmed(location.pathname);
    const own = canonical ? trimmed(`/${new URL(canonical.href).pathname.slice(BASE_PATH.length)}`) : '';
    suggestion.textContent = `${path.endsWith(own) ? path.slice(0, path.length - own.length) : path}/`;
    page.body.prepend(content);
  }
};

on(
  'error',
  ({target}) => {
    const {rel, tagName} = target as HTMLLinkElement;
    if (rel === 'stylesheet') {
      failedSheets += 1;
    } else if (tagName === 'SCRIPT' || rel === 'prefetch') {
      failedScripts += 1;
    } else {
      return;
    }
    afterLoad(showBanner);
  },
  true,
);
