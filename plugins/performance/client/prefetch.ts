import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from './idle';

/** What the engine's links call; it asks for nothing on connections that save data (core's `client/docusaurus`). */
type Prefetch = typeof window.docusaurus.prefetch;

const idle = () => new Promise<void>((resolve) => whenIdle(resolve, 2000, 200));

/** A page that was not prefetched comes on the click. */
const ignore = (): void[] => [];

/** Links to places of a page lead to one page. */
const pageOf = (link: string) => link.replace(/[?#].*$/, '');

let isQueued = false;

/**
 * Every link that comes into sight is prefetched by the engine, all at once: a phone that shows a list of links would
 * be busy with it. Here they wait for each other and for an idle browser.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  const {docusaurus} = window as Partial<Pick<Window, 'docusaurus'>>;
  if (isQueued || !docusaurus) {
    return;
  }
  isQueued = true;
  const requested = new Set<string>();
  let last: Promise<void[]> = Promise.resolve([]);
  const prefetch: Prefetch = (link) => {
    const page = pageOf(link);
    if (requested.has(page)) {
      return false;
    }
    requested.add(page);
    last = last
      .then(idle)
      .then(async () => (await docusaurus.prefetch(page)) || [])
      .catch(ignore);
    return last;
  };
  window.docusaurus = Object.freeze({prefetch, preload: (link: string) => docusaurus.preload(pageOf(link))});
};
