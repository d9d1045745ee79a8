import {describe, expect, it} from 'vitest';
import {readCases} from '../common/readCases.fixture';
import {playTimeline} from './model';
import type {AutomationInput, StatusChange, TimelineEvent} from './types';

interface Entry {
  t: number;
  e: string;
  at?: number;
  attempt?: number;
}

const {source, cases} = readCases<AutomationInput, {log: Entry[]; number: boolean}>('AutomationTool');

/** An event in the words of the recording: what the plugin planned, asked, noted and threw. */
function recorded(event: TimelineEvent): Entry[] {
  const t = event.atSeconds;
  switch (event.key) {
    case 'task-planned':
      return [
        {t, e: 'plan-note'},
        {t, e: 'planned', at: event.runsAtSeconds, attempt: 1},
      ];
    case 'waybill-created':
      return [{t, e: 'made'}];
    case 'creation-refused':
      return [{t, e: 'refused'}];
    case 'notes-added':
      return [
        {t, e: 'auto-note'},
        {t, e: 'buyer-note'},
      ];
    case 'number-found':
      return [{t, e: 'found'}];
    case 'retry-planned':
      return [{t, e: 'retry', at: event.runsAtSeconds, attempt: event.attempt}];
    case 'retry-dropped':
      return [{t, e: 'dropped', attempt: event.attempt}];
    case 'gave-up':
      return [{t, e: 'thrown'}];
    default:
      return [];
  }
}

function inOrder(log: Entry[]): Entry[] {
  return [...log].sort(
    (a, b) => a.t - b.t || (a.e < b.e ? -1 : Number(a.e > b.e)) || (a.attempt ?? 0) - (b.attempt ?? 0),
  );
}

const plain: AutomationInput = {
  cdekLine: true,
  automation: true,
  gatewayWaits: false,
  numberStored: false,
  knownToCdek: false,
  secondApi: true,
  cronRuns: true,
  placedStatus: 'pending',
  changes: [],
  outcomes: ['created'],
};

const at = (atSeconds: number, status: StatusChange['status']): StatusChange => ({atSeconds, status});
const play = (change: Partial<AutomationInput>) => playTimeline({...plain, ...change});
const story = (change: Partial<AutomationInput>) =>
  play(change).events.map(({key, atSeconds}) => `${atSeconds} ${key}`);

describe('against the plugin', () => {
  it('equals what the actions of the plugin did on a clock, case by case', () => {
    expect(source.commit).toBe('6d92f88');
    expect(cases.length).toBeGreaterThanOrEqual(200);
    for (const {in: given, out} of cases) {
      const {events, numberStored, waybills} = playTimeline(given);
      expect({log: inOrder(events.flatMap(recorded)), number: numberStored}, JSON.stringify(given)).toEqual(out);
      expect(waybills).toBe(out.log.filter(({e}) => e === 'made').length);
    }
  });
});

describe('the timeline, flows.md 8', () => {
  it('creates five minutes after the order and tells the buyer when the number is there', () => {
    expect(story({})).toEqual(['0 order-placed', '0 task-planned', '300 waybill-created', '306 notes-added']);
    expect(play({}).events.at(-1)).toMatchObject({minute: 5});
  });

  it('waits for payment', () => {
    expect(story({gatewayWaits: true, changes: [at(7200, 'processing')]})).toEqual([
      '0 order-placed',
      '0 nothing-planned',
      '7200 status-changed',
      '7200 task-planned',
      '7500 waybill-created',
      '7506 notes-added',
    ]);
  });

  it('does not take failed or refunded for paid, but ships them when the gateway does not wait', () => {
    const changes = [at(600, 'failed'), at(900, 'refunded')];
    expect(play({gatewayWaits: true, changes}).waybills).toBe(0);
    expect(play({placedStatus: 'cancelled', changes}).waybills).toBe(1);
  });

  it('checks nothing again: an order cancelled within the five minutes is shipped', () => {
    expect(play({changes: [at(120, 'cancelled')]}).waybills).toBe(1);
  });

  it('holds a lock of sixty seconds: a second change after that plans a second task', () => {
    expect(story({changes: [at(60, 'processing')]})).not.toContain('60 task-planned');
    expect(story({changes: [at(61, 'processing')]})).toContain('61 task-planned');
  });

  it('takes the lock before it asks the second API', () => {
    const {events} = play({knownToCdek: true, changes: [at(30, 'processing')]});
    expect(events.flatMap((event) => (event.key === 'nothing-planned' ? [event.reason] : []))).toEqual([
      'known-to-cdek',
      'locked',
    ]);
  });

  it('is kept from a second waybill by the second API alone', () => {
    const changes = [at(120, 'processing')];
    expect(play({changes}).waybills).toBe(1);
    expect(story({changes})).toContain('420 number-found');
    expect(play({changes, secondApi: false}).waybills).toBe(2);
  });

  it('tries six times, five minutes apart, and gives up silently', () => {
    const {events, waybills} = play({outcomes: ['error']});
    const tries = events.filter(({key}) => key === 'creation-refused');
    expect(tries.map(({minute}) => minute)).toEqual([5, 10, 15, 20, 25, 30]);
    expect(events.at(-1)).toMatchObject({key: 'gave-up', minute: 30});
    expect(waybills).toBe(0);
  });

  it('stops without a number, and a later change of status does not bring it', () => {
    const timeline = play({outcomes: ['no-number'], changes: [at(900, 'completed')]});
    expect(timeline).toMatchObject({waybills: 1, numberStored: false});
    expect(timeline.events.at(-1)).toMatchObject({key: 'nothing-planned', reason: 'known-to-cdek'});
  });

  it('loses the number when a second task gets none', () => {
    const twice = {changes: [at(120, 'processing')], secondApi: false};
    expect(play({...twice, outcomes: ['created', 'no-number']})).toMatchObject({waybills: 2, numberStored: false});
  });

  it('takes a waybill whose number could not be read for failed', () => {
    expect(play({outcomes: ['lookup-error', 'created']})).toMatchObject({waybills: 1, numberStored: true});
    expect(play({outcomes: ['lookup-error', 'created'], secondApi: false}).waybills).toBe(2);
  });

  it('does nothing at all without cron', () => {
    expect(story({cronRuns: false})).toEqual(['0 order-placed', '0 task-planned', '300 task-not-run']);
  });

  it.each([
    [{cdekLine: false}, 'no-cdek-line'],
    [{numberStored: true}, 'number-stored'],
    [{automation: false}, 'automation-off'],
    [{gatewayWaits: true}, 'waits-for-payment'],
    [{placedStatus: 'cancelled'}, 'cancelled'],
    [{knownToCdek: true}, 'known-to-cdek'],
  ] as const)('%j: %s', (change, reason) => {
    expect(play(change).events.at(-1)).toMatchObject({key: 'nothing-planned', reason});
  });
});
