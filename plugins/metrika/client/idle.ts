/** What waiting needs of the window; Safari has no requestIdleCallback. */
export interface IdleHost {
  document: {readyState: string};
  addEventListener(type: 'load', listener: () => void, options: {once: true}): void;
  requestIdleCallback?(callback: () => void, options: {timeout: number}): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
}

/** A page that is never idle gets its callback after this time. */
const longestWaitMs = 5000;
/** Pause after the load event where the browser cannot tell when it is idle. */
const pauseMs = 1000;

/** Calls back once, when the page has loaded and the main thread has nothing to do. */
export function whenIdle(host: IdleHost, callback: () => void): void {
  const wait = (): void => {
    if (host.requestIdleCallback) {
      host.requestIdleCallback(callback, {timeout: longestWaitMs});
    } else {
      host.setTimeout(callback, pauseMs);
    }
  };
  if (host.document.readyState === 'complete') {
    wait();
  } else {
    host.addEventListener('load', wait, {once: true});
  }
}
