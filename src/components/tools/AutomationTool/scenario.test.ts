import {describe, expect, it} from 'vitest';
import {fromQuery, initialScenario, toQuery} from './address';
import {playTimeline} from './model';
import {type Scenario, summarise, toInput} from './scenario';

function summary(change: Partial<Scenario>) {
  const input = toInput({...initialScenario, ...change});
  return summarise(playTimeline(input), input);
}

describe('scenarios', () => {
  it('ships cash on delivery after five minutes, waiting or not', () => {
    for (const waits of [true, false]) {
      expect(summary({gateway: 'cod', waits, paidAtMinute: null})).toEqual({
        verdict: {key: 'waybill', minute: 5},
        warnings: [],
      });
    }
  });

  it('ships a paid order five minutes after the payment', () => {
    expect(summary({paidAtMinute: 30})).toEqual({verdict: {key: 'waybill', minute: 35}, warnings: []});
    expect(summary({gateway: 'bank', paidAtMinute: 1440}).verdict).toEqual({key: 'waybill', minute: 1445});
  });

  it('never ships an unpaid order of a waiting gateway', () => {
    expect(summary({paidAtMinute: null}).verdict).toEqual({key: 'never', reason: 'waits-for-payment'});
  });

  it('ships an unpaid order of every other gateway and says so', () => {
    expect(summary({waits: false, paidAtMinute: null})).toEqual({
      verdict: {key: 'waybill', minute: 5},
      warnings: ['unpaid'],
    });
  });

  it('ships an order that was cancelled in between', () => {
    expect(summary({waits: false, paidAtMinute: null, cancelledAtMinute: 3}).warnings).toEqual(['cancelled']);
  });

  it('never ships an order that was cancelled before the payment', () => {
    expect(summary({paidAtMinute: null, cancelledAtMinute: 60}).verdict).toEqual({
      key: 'never',
      reason: 'waits-for-payment',
    });
  });

  it('makes two waybills without the second API when the payment comes in between', () => {
    expect(summary({waits: false, paidAtMinute: 3, secondApi: false})).toEqual({
      verdict: {key: 'several-waybills', count: 2},
      warnings: ['slow-checkout'],
    });
  });

  it('names every other end', () => {
    expect(summary({automation: false}).verdict).toEqual({key: 'never', reason: 'automation-off'});
    expect(summary({cronRuns: false}).verdict).toEqual({key: 'task-never-runs', dueMinute: 35});
    expect(summary({outcome: 'error'}).verdict).toEqual({key: 'gave-up', minute: 60});
    expect(summary({outcome: 'no-number'}).verdict).toEqual({key: 'waybill-without-number', minute: 35});
  });
});

describe('the address', () => {
  it('is empty for the first scenario and keeps every other', () => {
    expect(toQuery(initialScenario)).toBe('');
    expect(fromQuery('')).toEqual({input: initialScenario, ignored: []});
    const other: Scenario = {
      gateway: 'bank',
      waits: false,
      paidAtMinute: null,
      cancelledAtMinute: 0,
      automation: false,
      secondApi: false,
      cronRuns: false,
      outcome: 'lookup-error',
    };
    expect(fromQuery(toQuery(other))).toEqual({input: other, ignored: []});
  });

  it('drops invalid values and lists them', () => {
    const {input, ignored} = fromQuery('auto-paid=soon&auto-cancelled=-1&auto-gateway=x&auto-on=yes&auto-y=1');
    expect(input).toEqual(initialScenario);
    expect(ignored.map(({key, reason}) => `${key} ${reason}`)).toEqual([
      'auto-gateway not-an-option',
      'auto-paid not-a-number',
      'auto-cancelled out-of-range',
      'auto-on not-an-option',
      'auto-y unknown',
    ]);
  });
});
