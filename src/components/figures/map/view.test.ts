import {describe, expect, it} from 'vitest';
import {placesOf} from './towns';
import {canZoom, chosen, filtered, inFrame, opened, pins, plan, spread, visible, wholeTown, zoomed} from './view';
import type {MapView} from './view';

const [kazan, samara, dubki] = placesOf('ru');
const points = kazan?.points ?? [];
const codes = (view: MapView) => visible(view, points).map(({code}) => code);

describe('the map of points', () => {
  it('shows the whole town with its crowded points as one pin', () => {
    const drawn = pins(wholeTown, points);
    expect(drawn.flatMap((pin) => pin.points)).toHaveLength(points.length);
    const crowd = drawn.filter((pin) => pin.points.length > 1);
    expect(crowd.map((pin) => pin.points.map(({code}) => code))).toEqual([['KZN14', 'KZN57', 'KZN23']]);
  });

  it('takes a crowd apart by pressing it', () => {
    let view = wholeTown;
    for (let press = 0; press < 2; press += 1) {
      const crowd = pins(view, points).find((pin) => pin.points.length > 1);
      view = crowd ? spread(view, crowd) : view;
    }
    expect(pins(view, points).every((pin) => pin.points.length === 1)).toBe(true);
    expect(codes(view)).toEqual(expect.arrayContaining(['KZN14', 'KZN57', 'KZN23']));
  });

  it('never leaves the plan', () => {
    const corner = opened(wholeTown, {...points[0]!, x: 0, y: plan.height});
    expect(inFrame(corner, {x: 0, y: plan.height})).toEqual({x: 0, y: plan.height});
    expect(canZoom(corner, 1)).toBe(false);
    expect(zoomed(zoomed(corner, -1), -1)).toMatchObject({zoom: 0, x: plan.width / 2, y: plan.height / 2});
    expect(zoomed(wholeTown, -1)).toEqual(wholeTown);
  });

  it('filters by kind and by what a point has', () => {
    expect(codes(filtered(wholeTown, {kind: 'locker'}))).toEqual(['KZN57', 'KZN66', 'KZN70']);
    expect(codes(filtered(wholeTown, {cash: true, room: true}))).toEqual(['KZN2', 'KZN31']);
    expect(codes(filtered(wholeTown, {kind: 'locker', cash: true}))).toEqual([]);
  });

  it('opens the card of a point; another card starts unpressed', () => {
    const card = chosen(opened(wholeTown, points[0]!));
    expect(card).toMatchObject({open: 'KZN2', chosen: true});
    expect(opened(card, points[1]!)).toMatchObject({open: 'KZN14', chosen: false});
  });
});

it('the towns of the figures have pins that a finger can tell apart when the map is near', () => {
  expect(dubki?.points).toEqual([]);
  for (const {points: all} of [kazan!, samara!]) {
    for (const one of all) {
      for (const other of all.filter((point) => point !== one)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y) * 4, `${one.code} ${other.code}`).toBeGreaterThan(42);
      }
    }
  }
});

it('the towns say the same in both languages', () => {
  const strip = placesOf('en').map(({name, points: all}) => [name, all.map(({address, hours}) => [address, hours])]);
  expect(JSON.stringify(strip)).not.toMatch(/[а-яё]/i);
});
