import {describe, expect, it} from 'vitest';
import {outcome, picked, typed, type Sender} from './model';

const cities = [
  {name: 'Москва, Россия', code: 44},
  {name: 'Казань, Татарстан, Россия', code: 424},
];
const empty: Sender = {text: '', city: null, suggestions: null};

describe('the sending city', () => {
  it('has no code while it is only typed', () => {
    const onlyTyped = typed(empty, 'Москва', cities);
    expect(onlyTyped.suggestions).toEqual([cities[0]]);
    expect(outcome(onlyTyped)).toBe('none');
  });

  it('gets its code from a suggestion', () => {
    const moscow = picked({name: 'Москва, Россия', code: 44});
    expect(moscow).toMatchObject({text: 'Москва', suggestions: null});
    expect(outcome(moscow)).toBe('right');
  });

  it('keeps the old code when another name is typed over', () => {
    const over = typed(picked({name: 'Москва, Россия', code: 44}), 'каза', cities);
    expect(over.suggestions?.[0]?.code).toBe(424);
    expect(over.city?.code).toBe(44);
    expect(outcome(over)).toBe('other');
  });

  it('finds nothing for a misspelling', () => {
    expect(typed(empty, 'Масква', cities).suggestions).toEqual([]);
    expect(typed(empty, ' ', cities).suggestions).toBeNull();
  });
});
