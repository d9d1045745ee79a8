import {describe, expect, it} from 'vitest';
import {readGoal} from './goals.ts';

describe('goal event', () => {
  it('takes a name with or without parameters', () => {
    expect(readGoal({name: 'feedback'})).toEqual({name: 'feedback'});
    expect(readGoal({name: 'feedback', params: {useful: true}})).toEqual({name: 'feedback', params: {useful: true}});
  });

  it.each([
    null,
    undefined,
    'feedback',
    [],
    {},
    {name: ''},
    {name: 7},
    {name: 'a', params: []},
    {name: 'a', params: 1},
  ])('ignores %j', (detail) => {
    expect(readGoal(detail)).toBeNull();
  });
});
