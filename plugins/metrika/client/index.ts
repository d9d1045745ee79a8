import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import type {ClientModule} from '@docusaurus/types';
import {type CounterSettings, pluginName} from '../settings.ts';
import {createCounter, type QueueHost} from './counter.ts';
import {maskField} from './fields.ts';
import {goalEvent, readGoal} from './goals.ts';
import {whenIdle} from './idle.ts';
import {createPageTracker, type PageLocation} from './pages.ts';
import {afterPaint} from './paint.ts';
import {addScript} from './script.ts';

function start({counterId, scriptUrl}: CounterSettings): (location: PageLocation) => void {
  const counter = createCounter(window as Window & QueueHost, counterId);
  window.addEventListener(goalEvent, (event) => {
    const goal = event instanceof CustomEvent ? readGoal(event.detail) : null;
    if (goal) {
      counter.reachGoal(goal.name, goal.params);
    }
  });
  // A field has the focus before anything is typed into it.
  document.addEventListener('focusin', ({target}) => target instanceof Element && maskField(target));
  whenIdle(window, () => addScript(document, scriptUrl, () => counter.stop()));
  return createPageTracker({
    origin: window.location.origin,
    referrer: document.referrer,
    title: () => document.title,
    afterPaint: (callback) => afterPaint(window, callback),
    send: (hit) => counter.hit(hit),
  });
}

const visit = ExecutionEnvironment.canUseDOM ? start(globalData[pluginName]?.default as CounterSettings) : null;

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    visit?.(location);
  },
};

export default clientModule;
