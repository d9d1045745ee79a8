import type {Outcome} from './types';
import {note, type Task, type World} from './world';

/** OrderCreateAction::__invoke: retries are planned five minutes after the failure. */
const retrySeconds = 300;
/** OrderCreateAction::__invoke: the failure of this attempt is thrown. */
const lastAttempt = 6;
/** OrderCreateAction::createOrder and getTrack: 5 s, then 1 s before the first look-up of the number. */
const firstLookupSeconds = 6;
/** WordPress, wp_schedule_single_event: the same hook with the same arguments is dropped within ten minutes. */
const sameEventSeconds = 600;

/** Runs a task. Source: src/Actions/OrderCreateAction.php: __invoke, createOrder, getTrack. */
export function runTask(world: World, {atSeconds, attempt}: Task): void {
  const {input} = world;

  if (!input.cronRuns) {
    note(world, atSeconds, {key: 'task-not-run', attempt});
    return;
  }
  // __invoke: nothing is checked again but the second API; it gives the number without a note.
  if (input.secondApi && world.knownToCdek) {
    world.numberStored = true;
    note(world, atSeconds, {key: 'number-found', attempt});
    return;
  }
  create(world, atSeconds, attempt);
}

function create(world: World, now: number, attempt: number): void {
  const outcome = nextOutcome(world);

  if (outcome === 'error') {
    note(world, now, {key: 'creation-refused', attempt});
    retry(world, now, attempt);
    return;
  }

  world.waybills += 1;
  world.knownToCdek = true;
  note(world, now, {key: 'waybill-created', attempt, waybill: world.waybills, outcome});

  switch (outcome) {
    case 'created':
      world.numberStored = true;
      note(world, now + firstLookupSeconds, {key: 'notes-added', attempt});
      break;
    case 'lookup-error':
      // The waybill exists, but the plugin counts the attempt as failed.
      retry(world, now + firstLookupSeconds, attempt);
      break;
    case 'no-number':
      // Without a number there is no note, no letter and no retry; an earlier number is overwritten with nothing.
      world.numberStored = false;
      break;
  }
}

/** The number of requests so far, including refused ones, selects the outcome of the next. */
function nextOutcome({input, events}: World): Outcome {
  const made = events.filter(({key}) => key === 'waybill-created' || key === 'creation-refused').length;
  return input.outcomes[made] ?? input.outcomes.at(-1) ?? 'created';
}

function retry(world: World, now: number, failed: number): void {
  if (failed >= lastAttempt) {
    note(world, now, {key: 'gave-up'});
    return;
  }

  const attempt = failed + 1;
  const runsAtSeconds = now + retrySeconds;
  const pending = world.tasks.some(
    (task) => task.attempt === attempt && task.atSeconds <= runsAtSeconds + sameEventSeconds,
  );
  if (pending) {
    note(world, now, {key: 'retry-dropped', attempt});
    return;
  }
  world.tasks.push({atSeconds: runsAtSeconds, attempt});
  note(world, now, {key: 'retry-planned', attempt, runsAtSeconds});
}
