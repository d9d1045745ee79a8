import {setImmediate as turn} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {inTurns} from './turns';

describe('inTurns', () => {
  it('begins a few calls a turn, all of them in order, and more that come meanwhile after them', async () => {
    const begun: number[] = [];
    const act = inTurns((call: number) => {
      begun.push(call);
    });
    Array.from({length: 20}, (_, call) => act(call));
    const perTurn: number[] = [];
    for (let before = 0; begun.length < 21; before = begun.length) {
      await turn();
      if (begun.length === 8) {
        act(20);
      }
      perTurn.push(begun.length - before);
    }
    expect(perTurn).toEqual([8, 8, 5]);
    expect(begun).toEqual(Array.from({length: 21}, (_, call) => call));
  });
});
