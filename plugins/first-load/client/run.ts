const bootScripts = () => {
  const template = document.getElementById('boot-scripts') as HTMLTemplateElement | null;
  return template ? [...template.content.querySelectorAll('script')] : [];
};

/** The whole style sheets answer to what the reader does: hovering, the focus, what opens. */
const dress = () => {
  const apply = (link: HTMLLinkElement) => (link.media = 'all');
  document.querySelectorAll<HTMLLinkElement>('link[data-whole]').forEach((link) => {
    if (link.sheet) {
      apply(link);
    } else {
      link.addEventListener('load', () => apply(link));
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
    dress();
    document.head.append(...bootScripts());
    // The boot guard waits from here.
    dispatchEvent(new Event('boot'));
  };
  // What the reader sees of his act comes first.
  const soon = () => setTimeout(run);
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', soon);
  } else if (document.hidden) {
    soon();
  } else {
    requestAnimationFrame(soon);
  }
};

/** Does something when the page has been shown, or is in the background, where nothing is. */
export const afterPaint = (act: () => void) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    setTimeout(act);
  } else {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      act();
    }).observe({type: 'paint', buffered: true});
  }
};

/** Asks for the scripts of the page without running them. */
export const fetchAhead = () =>
  bootScripts().forEach(({src}) => {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'prefetch', as: 'script', href: src});
    document.head.append(link);
  });
