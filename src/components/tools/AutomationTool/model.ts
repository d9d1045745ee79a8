import {runTask} from './task';
import type {AutomationInput, NoPlan, Status, Timeline} from './types';
import {note, type Task, type World} from './world';

/** DispatchOrderAutomationAction: the task is planned five minutes ahead. */
const delaySeconds = 300;
/** Action Scheduler's own lock, where the plugin meant a month (ActionScheduler_Lock: get_duration). */
const lockSeconds = 60;

/** WooCommerce, wc_get_is_paid_statuses. */
const paidStatuses: readonly Status[] = ['processing', 'completed'];

/**
 * Simulates an order: its placing, its status changes, and the tasks that follow from them. Requests take no
 * time, pauses of the plugin do; a task runs as a whole at the moment it is due.
 * Source: src/Actions/DispatchOrderAutomationAction.php, src/Actions/OrderCreateAction.php, src/Loader.php (hooks).
 */
export function playTimeline(input: AutomationInput): Timeline {
  const world: World = {
    input,
    events: [],
    tasks: [],
    waybills: 0,
    numberStored: input.numberStored,
    knownToCdek: input.knownToCdek,
  };
  const placing = {atSeconds: 0, status: input.placedStatus, key: 'order-placed' as const};
  const hooks = [placing, ...input.changes.map((change) => ({...change, key: 'status-changed' as const}))];
  let lockedUntil: number | null = null;

  for (;;) {
    const task = nextTask(world.tasks);
    const hook = hooks[0];

    if (hook && (!task || hook.atSeconds <= task.atSeconds)) {
      hooks.shift();
      const {atSeconds, status, key} = hook;
      note(world, atSeconds, {key, status});
      const reason = reasonNotToPlan(world, status, atSeconds, lockedUntil);
      if (reason === null || reason === 'known-to-cdek') {
        lockedUntil = atSeconds + lockSeconds;
      }
      plan(world, atSeconds, reason);
    } else if (task) {
      world.tasks.splice(world.tasks.indexOf(task), 1);
      runTask(world, task);
    } else {
      break;
    }
  }
  // Events at the same time keep their order.
  world.events.sort((a, b) => a.atSeconds - b.atSeconds);
  return {events: world.events, waybills: world.waybills, numberStored: world.numberStored};
}

/** DispatchOrderAutomationAction::__invoke, check by check; the lock is taken before the request to the second API. */
function reasonNotToPlan(world: World, status: Status, now: number, lockedUntil: number | null): NoPlan | null {
  const {input} = world;

  if (!input.cdekLine) {
    return 'no-cdek-line';
  }
  if (world.numberStored) {
    return 'number-stored';
  }
  if (!input.automation) {
    return 'automation-off';
  }
  if (input.gatewayWaits && !paidStatuses.includes(status)) {
    return 'waits-for-payment';
  }
  if (status === 'cancelled') {
    return 'cancelled';
  }
  // ActionScheduler_OptionLock::set: held until the time of expiry.
  if (lockedUntil !== null && lockedUntil >= now) {
    return 'locked';
  }
  // An API that does not answer counts as one that does not know the order.
  return input.secondApi && world.knownToCdek ? 'known-to-cdek' : null;
}

function plan(world: World, now: number, reason: NoPlan | null): void {
  if (reason !== null) {
    note(world, now, {key: 'nothing-planned', reason});
    return;
  }
  const runsAtSeconds = now + delaySeconds;
  world.tasks.push({atSeconds: runsAtSeconds, attempt: 1});
  note(world, now, {key: 'task-planned', runsAtSeconds});
}

/** The earliest task; of two at once the one that was planned first. */
function nextTask(tasks: readonly Task[]): Task | undefined {
  return tasks.reduce<Task | undefined>(
    (first, task) => (first && first.atSeconds <= task.atSeconds ? first : task),
    undefined,
  );
}
