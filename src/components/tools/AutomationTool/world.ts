import type {AutomationInput, EventBody, TimelineEvent} from './types';

/** A planned run of the creation: attempt 1 by Action Scheduler, the others by WP-Cron. */
export interface Task {
  atSeconds: number;
  attempt: number;
}

/** The state of the order, of CDEK and of the planned tasks during the simulation. */
export interface World {
  input: AutomationInput;
  events: TimelineEvent[];
  tasks: Task[];
  waybills: number;
  numberStored: boolean;
  /** Whether CDEK has a waybill for this order id. */
  knownToCdek: boolean;
}

/** Records an event. */
export function note(world: World, atSeconds: number, body: EventBody): void {
  world.events.push({atSeconds, minute: Math.floor(atSeconds / 60), ...body});
}
