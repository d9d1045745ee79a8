import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import type {ClientModule} from '@docusaurus/types';
import type {CounterSettings} from './index';

declare global {
  interface Window {
    /** The vendor's entry point; calls wait in `a` until the counter's script has loaded. */
    ym?: {(...call: unknown[]): void; a?: unknown[][]; l?: number};
  }
}

/** How long the counter waits at most for an idle moment, ms. */
const longestWaitMs = 5000;
/** Pause after the load event in browsers without `requestIdleCallback` (Safari), ms. */
const pauseMs = 1000;

const settings = globalData.metrika?.default as CounterSettings;
let isBlocked = false;

function call(method: string, ...args: unknown[]): void {
  if (!isBlocked) {
    window.ym?.(settings.counterId, method, ...args);
  }
}

/** Adds the counter's script; when it is blocked or unreachable, calls are dropped from then on. */
function addScript(): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = settings.scriptUrl;
  script.addEventListener('error', () => {
    isBlocked = true;
    window.ym?.a?.splice(0);
  });
  document.head.append(script);
}

function addScriptWhenIdle(): void {
  // The compiler takes the function for granted.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(addScript, {timeout: longestWaitMs});
  } else {
    setTimeout(addScript, pauseMs);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function reportGoal(event: Event): void {
  const goal: unknown = event instanceof CustomEvent ? event.detail : null;
  if (isRecord(goal) && typeof goal.name === 'string' && goal.name !== '') {
    call('reachGoal', goal.name, isRecord(goal.params) ? goal.params : undefined);
  }
}

/** Session replay leaves out what is typed into a field of this class, which the vendor has named. */
function maskField({target}: Event): void {
  if (target instanceof Element && target.matches('input, textarea')) {
    target.classList.add('ym-disable-keys');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const calls: unknown[][] = [];
  window.ym ??= Object.assign((...args: unknown[]) => void calls.push(args), {a: calls, l: Date.now()});
  // The site reports every page view itself, the first one included.
  call('init', {webvisor: true, defer: true});
  window.addEventListener(settings.goalEvent, reportGoal);
  // A field has the focus before anything is typed into it.
  document.addEventListener('focusin', maskField);
  if (document.readyState === 'complete') {
    addScriptWhenIdle();
  } else {
    window.addEventListener('load', addScriptWhenIdle, {once: true});
  }
}

let reportedPath: string | null = null;
let reportedUrl: string | null = null;
let frame = 0;

/**
 * Reports a page view for each change of path; a change of the query or the hash is none, nor is a page that is left
 * before it is drawn, such as a redirect. The title of the page is written in the first frame after the update; a tab
 * in the background has no frames, so that its page is reported when the reader looks at it.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {pathname, search, hash}}) => {
  cancelAnimationFrame(frame);
  if (pathname === reportedPath) {
    return;
  }
  const report = () => {
    const url = window.location.origin + pathname + search + hash;
    call('hit', url, {title: document.title, referer: reportedUrl ?? document.referrer});
    reportedPath = pathname;
    reportedUrl = url;
  };
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(report);
  });
};
