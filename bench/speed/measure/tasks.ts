import type {Browser} from '@playwright/test';
import {withVisitor} from './browser.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: {data?: {url?: string; fileName?: string; functionName?: string}; name?: string; beginData?: {url?: string}};
}

/** A stretch of time in which the page can answer nobody, milliseconds. */
export interface Task {
  start: number;
  length: number;
  /** What it did, the longest first: “EvaluateScript main.js 63 ms”. */
  parts: string[];
}

/** Longer than this a reader feels it. */
const limitMs = 50;
const quietMs = 2500;
/** Steps inside others, or without a meaning of their own. */
const ignored = /^(?:RunTask|ThreadControllerImpl::RunTask|v8\.run|RunMicrotasks|V8\.)/;

const fileOf = ({args}: TraceEvent): string => {
  const url = args.data?.url ?? args.data?.fileName ?? args.beginData?.url ?? '';
  return [args.data?.functionName ?? '', url.split('/').at(-1) ?? ''].filter(Boolean).join(' ');
};

/** Time of each event without those inside it. */
function ownTimes(events: readonly TraceEvent[]): Map<string, number> {
  const times = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (event: TraceEvent, ms: number): void => {
    const key = ignored.test(event.name) ? 'other' : `${event.name} ${fileOf(event)}`.trim();
    times.set(key, (times.get(key) ?? 0) + ms);
  };
  for (const event of events) {
    const duration = event.dur ?? 0;
    while (open.length > 0 && event.ts >= (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0)) {
      open.pop();
    }
    const parent = open.at(-1);
    if (parent) {
      add(parent, -duration / 1000);
    }
    add(event, duration / 1000);
    open.push(event);
  }
  return times;
}

function tasksOf(events: readonly TraceEvent[]): Task[] {
  // The browser keeps a spare process for the next page: the one that painted is meant.
  const main = events.find(({name}) => name === 'firstContentfulPaint');
  const start = events.find(({name, pid}) => name === 'navigationStart' && pid === main?.pid)?.ts ?? 0;
  const own = events
    .filter((event) => event.pid === main?.pid && event.tid === main.tid && event.ph === 'X' && event.ts >= start)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  return own
    .filter(({name, dur = 0}) => name === 'RunTask' && dur / 1000 > limitMs)
    .map((task) => {
      const end = task.ts + (task.dur ?? 0);
      const parts = [...ownTimes(own.filter(({ts}) => ts >= task.ts && ts < end))]
        .filter(([, ms]) => ms >= 3)
        .sort(([, one], [, other]) => other - one);
      return {
        start: (task.ts - start) / 1000,
        length: (task.dur ?? 0) / 1000,
        parts: parts.map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`),
      };
    });
}

/** Tasks over 50 ms of a page that nobody touches, from its start until it has been quiet, on a slow phone. */
export async function longTasks(browser: Browser, url: string): Promise<Task[]> {
  return withVisitor(browser, {slow: true, slowNetwork: true, width: 412}, async ({page, session}) => {
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({value}) => events.push(...(value as unknown as TraceEvent[])));
    const categories = [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'blink.user_timing',
      'loading',
      'rail',
    ];
    await session.send('Tracing.start', {traceConfig: {includedCategories: categories}});
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.waitForTimeout(quietMs);
    const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await done;
    return tasksOf(events);
  });
}
