import {describe, expect, it} from 'vitest';
import {added, bounded, changed, removed, untouched} from './model';

describe('the price rules editor', () => {
  it('adds a rule and gives the former last one a bound', () => {
    const two = added(untouched);
    expect(two.map(({to}) => to)).toEqual([1, null]);
    expect(added(bounded(two, 0, '3000')).map(({to}) => to)).toEqual([3000, 3001, null]);
  });

  it('cuts decimals and lifts a bound above the one before it', () => {
    const three = added(bounded(added(untouched), 0, '3000.9'));
    expect(three.map(({to}) => to)).toEqual([3000, 3001, null]);
    expect(bounded(three, 1, '10').map(({to}) => to)).toEqual([3000, 3001, null]);
    expect(bounded(three, 0, '5000').map(({to}) => to)).toEqual([5000, 5001, null]);
  });

  it('breaks an emptied bound', () => {
    expect(bounded(added(untouched), 0, '')[0]?.to).toBeNaN();
  });

  it('removes a rule; the last one leaves no bound behind', () => {
    const three = added(bounded(added(untouched), 0, '3000'));
    expect(removed(three, 2).map(({to}) => to)).toEqual([3000, null]);
    expect(removed(three, 1).map(({to}) => to)).toEqual([3000, null]);
  });

  it('changes type and value', () => {
    expect(changed(untouched, 0, {type: 'free'})[0]?.type).toBe('free');
  });
});
