/** Order statuses of WooCommerce; `other` is any that an extension adds. */
export const statuses = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'other',
] as const;
/** The outcome of one request to create a waybill; `lookup-error`: created, but reading the number failed. */
export const outcomes = ['created', 'no-number', 'lookup-error', 'error'] as const;

export type Status = (typeof statuses)[number];
export type Outcome = (typeof outcomes)[number];

export interface StatusChange {
  /** Seconds after the order was placed. */
  atSeconds: number;
  status: Status;
}

export interface AutomationInput {
  cdekLine: boolean;
  /** "Automatically create waybills in CDEK". */
  automation: boolean;
  /** The gateway of the order is in "Wait for gateways". */
  gatewayWaits: boolean;
  /** The order has a waybill number already. */
  numberStored: boolean;
  /** The second API knows a waybill of this order id from before. */
  knownToCdek: boolean;
  /** Whether the second API answers. */
  secondApi: boolean;
  /** Whether planned tasks run at all. */
  cronRuns: boolean;
  placedStatus: Status;
  /** In chronological order. */
  changes: StatusChange[];
  /** One for each request to create, the last one for all further ones. */
  outcomes: Outcome[];
}

export type NoPlan =
  'no-cdek-line' | 'number-stored' | 'automation-off' | 'waits-for-payment' | 'cancelled' | 'locked' | 'known-to-cdek';

/** What happens, as a message key and the values of the message. */
export type EventBody =
  | {key: 'order-placed' | 'status-changed'; status: Status}
  | {key: 'nothing-planned'; reason: NoPlan}
  | {key: 'task-planned'; runsAtSeconds: number}
  | {key: 'task-not-run'; attempt: number}
  | {key: 'number-found'; attempt: number}
  | {key: 'waybill-created'; attempt: number; waybill: number; outcome: Exclude<Outcome, 'error'>}
  | {key: 'creation-refused'; attempt: number}
  | {key: 'notes-added'; attempt: number}
  | {key: 'retry-planned'; attempt: number; runsAtSeconds: number}
  | {key: 'retry-dropped'; attempt: number}
  | {key: 'gave-up'};

/** `minute` counts whole minutes from the placing of the order. */
export type TimelineEvent = {atSeconds: number; minute: number} & EventBody;

export interface Timeline {
  events: TimelineEvent[];
  /** Waybills made at CDEK. */
  waybills: number;
  /** Whether the order ends with a number. */
  numberStored: boolean;
}
