import {afterFrame} from '../../../src/theme/ColorModeToggle/afterFrame';
import {find} from './dom';

const scriptElements = () => {
  const scripts = find<HTMLTemplateElement>('#boot-scripts')?.content.querySelectorAll('script');
  return [...(scripts ?? [])];
};

/** How to ask for the whole style sheets: for paper, which changes nothing on the screen. */
export const sheetRequests = () =>
  [...document.querySelectorAll<HTMLTemplateElement>('head template')].map(
    (place) => () => place.replaceWith(place.content),
  );

/** The whole style sheets answer to what the reader does: hovering, the focus, what opens. */
const applyFullStyles = () => {
  sheetRequests().forEach((request) => request());
  document.querySelectorAll<HTMLLinkElement>('link[data-whole]').forEach((link) => {
    const apply = () => {
      link.media = 'all';
    };
    link.onload = apply;
    if (link.sheet) {
      apply();
    }
  });
};

let isStarted = false;
/** Runs the scripts of the page, and applies its whole styles. */
export const start = () => {
  if (isStarted) {
    return;
  }
  isStarted = true;
  const run = () => {
    applyFullStyles();
    document.head.append(...scriptElements());
    // The boot guard waits from here.
    dispatchEvent(new Event('boot'));
  };
  // What the reader sees of their interaction comes first.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => afterFrame(run));
  } else {
    afterFrame(run);
  }
};

/** Does something when the page has been shown, or is in the background, where nothing is. */
export const afterPaint = (callback: () => void) => {
  if (document.hidden) {
    setTimeout(callback);
  } else {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      callback();
    }).observe({type: 'paint', buffered: true});
  }
};

/** How to ask for the scripts of the page without running them. */
export const scriptRequests = () =>
  scriptElements().map((script) => () => {
    if (!isStarted) {
      const link = document.createElement('link');
      Object.assign(link, {rel: 'prefetch', as: 'script', href: script.src});
      document.head.append(link);
    }
  });
