import type {AutomationInput, NoPlan, Outcome, Status, StatusChange, Timeline, TimelineEvent} from './types';

export const gateways = ['cod', 'bank', 'online'] as const;

/** The reader's input: an order in payments and minutes instead of statuses and seconds. */
export interface Scenario {
  /** Cash on delivery, bank transfer, or a payment service. */
  gateway: (typeof gateways)[number];
  /** The gateway is in "Wait for gateways". */
  waits: boolean;
  /** Minutes from the order to the payment, null for never. */
  paidAtMinute: number | null;
  /** Minutes from the order to its cancellation, null for never. */
  cancelledAtMinute: number | null;
  automation: boolean;
  secondApi: boolean;
  cronRuns: boolean;
  /** The outcome of every request to create. */
  outcome: Outcome;
}

/**
 * The statuses that WooCommerce gives the order: cash on delivery is processing at once and completed when paid,
 * a bank transfer is on hold, a payment service leaves it pending.
 * Source: WooCommerce, WC_Gateway_COD and WC_Gateway_BACS: process_payment, WC_Order: payment_complete.
 */
export function toInput(scenario: Scenario): AutomationInput {
  const first: Record<Scenario['gateway'], Status[]> = {cod: ['processing'], bank: ['on-hold'], online: []};
  const changes: StatusChange[] = first[scenario.gateway].map((status) => ({atSeconds: 0, status}));

  if (scenario.paidAtMinute !== null) {
    const status = scenario.gateway === 'cod' ? 'completed' : 'processing';
    changes.push({atSeconds: scenario.paidAtMinute * 60, status});
  }
  if (scenario.cancelledAtMinute !== null) {
    changes.push({atSeconds: scenario.cancelledAtMinute * 60, status: 'cancelled'});
  }

  return {
    cdekLine: true,
    automation: scenario.automation,
    gatewayWaits: scenario.waits,
    numberStored: false,
    knownToCdek: false,
    secondApi: scenario.secondApi,
    cronRuns: scenario.cronRuns,
    placedStatus: 'pending',
    changes: changes.sort((a, b) => a.atSeconds - b.atSeconds),
    outcomes: [scenario.outcome],
  };
}

export type Verdict =
  | {key: 'waybill'; minute: number}
  | {key: 'several-waybills'; count: number}
  | {key: 'waybill-without-number'; minute: number}
  | {key: 'gave-up'; minute: number}
  | {key: 'task-never-runs'; dueMinute: number}
  | {key: 'never'; reason: NoPlan};

export type Warning = 'unpaid' | 'cancelled' | 'slow-checkout';

export interface Summary {
  verdict: Verdict;
  warnings: Warning[];
}

/** The result of the timeline in one message, and warnings. */
export function summarise(timeline: Timeline, input: AutomationInput): Summary {
  return {verdict: verdictOf(timeline), warnings: warningsOf(timeline, input)};
}

function verdictOf({events, waybills, numberStored}: Timeline): Verdict {
  const created = events.find(({key}) => key === 'waybill-created');
  if (created && waybills > 1) {
    return {key: 'several-waybills', count: waybills};
  }
  if (created) {
    return {key: numberStored ? 'waybill' : 'waybill-without-number', minute: created.minute};
  }

  const gaveUp = events.find(({key}) => key === 'gave-up');
  if (gaveUp) {
    return {key: 'gave-up', minute: gaveUp.minute};
  }
  const stuck = events.find(({key}) => key === 'task-not-run');
  if (stuck) {
    return {key: 'task-never-runs', dueMinute: stuck.minute};
  }
  const skipped = events.filter((event) => event.key === 'nothing-planned').at(-1);
  return {key: 'never', reason: skipped?.reason ?? 'automation-off'};
}

function warningsOf({events}: Timeline, {secondApi, placedStatus}: AutomationInput): Warning[] {
  const warnings: Warning[] = [];
  const created = events.find(({key}) => key === 'waybill-created');

  if (created) {
    const status = statusAt(events, created.atSeconds) ?? placedStatus;
    if (status === 'cancelled') {
      warnings.push('cancelled');
    } else if (status !== 'processing' && status !== 'completed') {
      warnings.push('unpaid');
    }
  }
  // DispatchOrderAutomationAction asks the second API during the buyer's request, up to 60 s.
  if (!secondApi && events.some(({key}) => key === 'task-planned')) {
    warnings.push('slow-checkout');
  }
  return warnings;
}

function statusAt(events: readonly TimelineEvent[], atSeconds: number): Status | undefined {
  return events.flatMap((event) => ('status' in event && event.atSeconds <= atSeconds ? [event.status] : [])).at(-1);
}
