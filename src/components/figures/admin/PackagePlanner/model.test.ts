import {describe, expect, it} from 'vitest';
import {isDone, isStuck, opened, picked, reopened, saved, typed, type Planner} from './model';

const lines = [
  {id: 'mug', name: 'Кружка', quantity: 3},
  {id: 'shirt', name: 'Футболка', quantity: 1},
];
const sizes = {length: '30', width: '20', height: '10'};
const start: Planner = {...opened(lines), sizes};

const pack = (planner: Planner, id: string, quantity: string) => saved(typed(picked(planner, id), id, quantity));

describe('the planner', () => {
  it('says what is missing in the order of the plugin', () => {
    expect(saved(opened(lines)).alert).toBe('lengthMissing');
    expect(saved({...start, sizes: {...sizes, width: 'x'}}).alert).toBe('widthMissing');
    expect(saved({...start, sizes: {...sizes, height: '0.5'}}).alert).toBe('heightSmall');
    expect(saved(start).alert).toBe('empty');
  });

  it('cuts decimals and keeps the sizes', () => {
    const one = pack({...start, sizes: {...sizes, length: '30.9'}}, 'shirt', '1');
    expect(one.packages[0]?.sizes.length).toBe('30');
    expect(one.sizes.length).toBe('30.9');
  });

  it('is done when all lines are packed', () => {
    const two = pack(pack(start, 'mug', '2'), 'shirt', '1');
    expect(two.rows[0]).toMatchObject({left: 1, typed: '2', gone: false});
    expect(isDone(two)).toBe(false);
    const three = pack(two, 'mug', '1');
    expect(isDone(three)).toBe(true);
    expect(three.packages).toHaveLength(3);
  });

  it('gets stuck when more is packed than is left', () => {
    const stuck = pack(pack(start, 'mug', '2'), 'mug', '2');
    expect(isStuck(stuck)).toBe(true);
    expect(isDone(pack(stuck, 'shirt', '1'))).toBe(false);
  });

  it('keeps the packages when the form is drawn anew', () => {
    const again = reopened(pack(start, 'shirt', '1'));
    expect(again).toMatchObject({shownFrom: 1, alert: null, sizes: {length: ''}});
    expect(again.packages).toHaveLength(1);
    expect(isDone(again)).toBe(false);
  });
});
