import {describe, expect, it} from 'vitest';
import {placesOf} from '../../map/towns';
import * as checkout from './model';
import type {Checkout} from './model';

const office = {code: '136', label: '', needsPoint: true};
const locker = {code: '368', label: '', needsPoint: true};
const door = {code: '137', label: '', needsPoint: false};
const fields = {address: 'ул. Лунная, 8', city: 'Казань', postcode: '420111', phone: '+79991234567'};
const start = checkout.opened(fields, '136');

/** What the buyer does, one after another. */
const after = (...steps: ((now: Checkout) => Checkout)[]) => steps.reduce((now, step) => step(now), start);
const choose = (now: Checkout) => checkout.chose(now, 'KZN2');
const wait = (now: Checkout) => checkout.refreshed(now.touched ? checkout.elapsed(now) : now);
const type = (field: 'city' | 'postcode' | 'phone', text: string) => (now: Checkout) =>
  checkout.typed(now, field, text);

describe('the point of the block checkout', () => {
  it('stays in the form after another city, until the cart comes back once more', () => {
    const moved = after(choose, type('city', 'Самара'), wait);
    expect(moved).toMatchObject({chosen: 'KZN2', map: {chosen: false}, event: 'resetCity'});
    expect(checkout.placed(moved, office)).toMatchObject({ordered: true});
    const again = wait(type('postcode', '443000')(moved));
    expect(again).toMatchObject({chosen: null, event: null});
    expect(checkout.placed(again, office)).toMatchObject({pointMissing: true, ordered: false});
    expect(wait(checkout.rated(moved, locker)).chosen).toBeNull();
    expect(wait(checkout.rated(choose(moved), locker)).chosen).toBe('KZN2');
  });

  it('is not lost with the postcode, the phone or the payment', () => {
    expect(after(choose, type('postcode', '420000'), wait).chosen).toBe('KZN2');
    expect(after(choose, type('phone', '1')).touched).toBe(false);
  });

  it('is lost with a rate to the door, not with another one to a point', () => {
    expect(after(choose, (now) => checkout.rated(now, locker), wait).chosen).toBe('KZN2');
    const back = after(
      choose,
      (now) => checkout.rated(now, door),
      (now) => checkout.rated(now, office),
      wait,
    );
    expect(back.chosen).toBeNull();
    expect(after(choose, (now) => checkout.rated(now, door)).event).toBe('resetCourier');
  });

  it('is lost when the page is loaded anew', () => {
    expect(after(choose, checkout.reloaded)).toMatchObject({chosen: null, event: 'reloaded', fields});
  });
});

describe('the order button', () => {
  const order = (rate: typeof office | null) => (now: Checkout) => checkout.placed(now, rate);

  it('stops without a point, in the browser', () => {
    expect(after(order(office))).toMatchObject({pointMissing: true, ordered: false, event: 'refusedPoint'});
    expect(after(order(office), choose)).toMatchObject({pointMissing: false});
    expect(after(choose, order(office))).toMatchObject({ordered: true, event: 'ordered'});
    expect(after(order(door))).toMatchObject({ordered: true});
  });

  it('names empty fields until they are typed into', () => {
    const refused = after(type('city', ''), type('postcode', ' '), order(office));
    expect(refused).toMatchObject({missing: ['city', 'postcode'], event: 'refused'});
    expect(checkout.typed(refused, 'city', 'К').missing).toEqual(['postcode']);
  });

  it('asks for the phone only with gateways that WooCommerce charges', () => {
    const silent = after(choose, type('phone', ''));
    expect(order(office)(silent)).toMatchObject({notice: 'noPhone', ordered: false});
    expect(order(office)({...silent, payment: 'card'})).toMatchObject({ordered: true, event: 'orderedNoPhone'});
  });

  it('has no rate while the town is unknown', () => {
    const lost = after(type('city', 'г. Казань'), wait);
    expect(checkout.rateOf(lost, [office], placesOf('ru'))).toBeNull();
    expect(order(null)(lost)).toMatchObject({event: 'noRate', ordered: false});
  });
});
