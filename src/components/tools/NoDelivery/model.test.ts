import {describe, expect, it} from 'vitest';
import {hasPage} from '../common/hasPage.fixture';
import {emptyChecklist, fromQuery, toQuery} from './address';
import {answers, type Cause, causes, type Checklist, diagnose, fixes, helpPage, leftBy, logSigns} from './model';

const checklist = (given: Checklist['answers'], log: Checklist['log'] = 'not-read'): Checklist => ({
  answers: given,
  log,
});
const cleared = Object.fromEntries(causes.map((cause) => [cause, 'yes'])) as Record<Cause, 'yes'>;

describe('the first cause, flows.md 1.2', () => {
  it('is the first one denied, whatever else is denied', () => {
    expect(diagnose(checklist({...cleared, keys: 'no', city: 'no', 'zero-weight': 'no'}))).toEqual({
      cause: 'city',
      fix: {doc: 'troubleshooting/no-delivery', anchor: 'city'},
      unchecked: [],
      next: null,
      exhausted: false,
    });
  });

  it('is not certain while an earlier one is open or unsure', () => {
    expect(diagnose(checklist({zone: 'unsure', keys: 'no'}))).toMatchObject({
      cause: 'keys',
      unchecked: ['zone', 'country', 'address-hidden', 'virtual-goods', 'city'],
      next: 'country',
    });
  });

  it('asks in the order of the calculation', () => {
    expect(diagnose(emptyChecklist)).toMatchObject({cause: null, next: 'zone', exhausted: false});
    expect(diagnose(checklist({zone: 'yes'})).next).toBe('country');
  });

  it('runs out of causes', () => {
    expect(diagnose(checklist(cleared))).toMatchObject({cause: null, fix: null, next: null, exhausted: true});
    expect(diagnose(checklist({...cleared, zone: 'unsure'}))).toMatchObject({unchecked: ['zone'], exhausted: true});
  });
});

describe('the log', () => {
  it.each([
    ['empty-city-code', 'city'],
    ['auth-error', 'keys'],
    ['no-answer', 'one-error'],
  ] as const)('%s shows %s', (log, cause) => {
    expect(diagnose(checklist({}, log))).toMatchObject({cause, unchecked: [], next: null});
  });

  it('narrows the questions', () => {
    expect(diagnose(checklist({zone: 'no'}, 'api-error'))).toMatchObject({cause: null, next: 'buyer-city'});
    expect(diagnose(checklist({'zero-weight': 'no'}, 'empty-list'))).toMatchObject({
      cause: 'zero-weight',
      unchecked: ['buyer-city', 'tariffs-unavailable'],
    });
  });

  it('does not rule out code that forbids the method, nor WooCommerce that hides a price, nor an unknown city', () => {
    expect(leftBy['no-entries']).toContain('hidden-elsewhere');
    expect(leftBy['price-there']).toContain('address-hidden');
    expect(fixes['buyer-city'].anchor).toBe('address');
  });

  it('leaves causes in the order of the list', () => {
    for (const sign of logSigns) {
      expect(leftBy[sign]).toEqual(causes.filter((cause) => leftBy[sign].includes(cause)));
    }
  });
});

it('leads to pages that the manual has', () => {
  for (const page of [...Object.values(fixes), helpPage]) {
    expect(hasPage(page), JSON.stringify(page)).toBe(true);
  }
});

describe('the address', () => {
  it('keeps every answer', () => {
    expect(toQuery(emptyChecklist)).toBe('');
    for (const log of logSigns) {
      const given = Object.fromEntries(causes.map((cause, index) => [cause, answers[index % 3]]));
      expect(fromQuery(toQuery({answers: given, log}))).toEqual({input: {answers: given, log}, ignored: []});
    }
  });

  it('drops invalid values and lists them', () => {
    const {input, ignored} = fromQuery(
      'nodelivery-zone=perhaps&nodelivery-keys=no&nodelivery-log=x&nodelivery-door=no',
    );
    expect(input).toEqual({answers: {keys: 'no'}, log: 'not-read'});
    expect(ignored.map(({key, reason}) => `${key} ${reason}`)).toEqual([
      'nodelivery-log not-an-option',
      'nodelivery-zone not-an-option',
      'nodelivery-door unknown',
    ]);
  });
});
