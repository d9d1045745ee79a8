import {describe, expect, it} from 'vitest';
import {placesOf} from '../../map/towns';
import * as checkout from './model';
import type {Checkout} from './model';

const places = placesOf('ru');
const kazan = places.find(({id}) => id === 'kazan')!;
const dubki = places.find(({id}) => id === 'dubki')!;
const office = {code: '136', label: '', needsPoint: true};
const door = {code: '137', label: '', needsPoint: false};
const fields = {firstName: 'Анна', address: 'ул. Лунная, 8', city: 'Казань', postcode: '420111', phone: '+79991234567'};
const start = checkout.opened(fields, '136');

/** What the buyer does, one after another. */
const after = (...steps: ((now: Checkout) => Checkout)[]) => steps.reduce((now, step) => step(now), start);
const choose = (now: Checkout) => checkout.refreshed(checkout.chose(checkout.mapOpened(now, kazan), 'KZN2', true));
const wait = (race: 'reset' | 'keep') => (now: Checkout) => checkout.refreshed(checkout.elapsed(now, race));

describe('the point of the classic checkout', () => {
  it('goes into the page and the session', () => {
    expect(after(choose)).toMatchObject({session: 'KZN2', shown: 'KZN2', popup: false, event: 'chosen'});
    const open = after((now) => checkout.chose(checkout.mapOpened(now, kazan), 'KZN2', false));
    expect(open).toMatchObject({popup: true, asked: 1, answered: 0});
    expect(checkout.refreshed(open).map).toEqual(open.map);
    const moved = checkout.refreshed(checkout.typed(open, 'city', 'Самара'));
    expect(moved.map).toMatchObject({open: null, chosen: false});
  });

  it.each(['city', 'postcode'] as const)('is lost or stays half a second after %s was typed', (field) => {
    const typing = after(choose, (now) => checkout.typed(now, field, 'Самара'));
    expect(typing).toMatchObject({session: 'KZN2', touched: 'city'});
    expect(wait('reset')(typing)).toMatchObject({session: null, shown: null, touched: null, event: 'reset'});
    expect(wait('keep')(typing)).toMatchObject({session: 'KZN2', shown: 'KZN2', touched: null, event: 'notReset'});
  });

  it('stays while the city is empty, and whatever else is typed', () => {
    const emptied = after(choose, (now) => checkout.typed(now, 'city', ''), wait('reset'));
    expect(emptied).toMatchObject({counted: '', session: 'KZN2', shown: 'KZN2'});
    expect(after(choose, (now) => checkout.typed(now, 'phone', '1')).touched).toBeNull();
  });

  it('is lost or stays after a change of payment', () => {
    const paid = after(choose, (now) => checkout.paidBy(now, 'cod'));
    expect(wait('reset')(paid)).toMatchObject({session: null, event: 'reset'});
    expect(wait('keep')(paid)).toMatchObject({session: 'KZN2', shown: 'KZN2', event: 'notReset'});
  });

  it('stays after a change of the tariff and a reload', () => {
    expect(after(choose, (now) => checkout.refreshed(checkout.rated(now, '368'))).shown).toBe('KZN2');
    expect(after(choose, checkout.reloaded)).toMatchObject({session: 'KZN2', shown: 'KZN2', event: 'reloaded'});
  });

  it('goes from the screen, not from the order, when the map is closed without a choice', () => {
    const closed = after(choose, (now) => checkout.mapClosed(checkout.mapOpened(now, kazan)));
    expect(closed).toMatchObject({session: 'KZN2', shown: null, event: 'closedWithPoint'});
    expect(checkout.placed(closed, office)).toMatchObject({ordered: true, event: 'orderedUnseen'});
    expect(checkout.refreshed(closed).shown).toBe('KZN2');
  });

  it('is restored for the next order', () => {
    const next = after(choose, (now) => checkout.placed(now, office), checkout.reloaded);
    expect(next).toMatchObject({ordered: false, shown: 'KZN2'});
  });
});

it('a town without points opens no map', () => {
  expect(after((now) => checkout.mapOpened(now, dubki))).toMatchObject({popup: false, noPoints: true});
});

describe('the order button', () => {
  const noticesOf = (now: Checkout, rate: typeof office | null) => checkout.placed(now, rate).notices;

  it('asks for a point, the plugin before WooCommerce', () => {
    const empty = checkout.typed(checkout.typed(start, 'phone', ''), 'address', ' ');
    expect(noticesOf(start, office)).toEqual([{text: 'noPoint'}]);
    expect(noticesOf(empty, office)).toEqual([
      {text: 'noPoint'},
      {text: 'noPhone'},
      {text: 'required', field: 'address'},
      {text: 'required', field: 'phone'},
    ]);
    expect(noticesOf(empty, door)).toEqual([
      {text: 'noAddress'},
      {text: 'noPhone'},
      {text: 'required', field: 'address'},
      {text: 'required', field: 'phone'},
    ]);
  });

  it('lets everything else pass', () => {
    expect(checkout.placed(after(choose), office)).toMatchObject({ordered: true, notices: [], event: 'orderedPoint'});
    expect(checkout.placed(after(choose), door)).toMatchObject({ordered: true, event: 'ordered'});
  });

  it('has no rate while the town is unknown', () => {
    const lost = wait('reset')(checkout.typed(start, 'city', 'г. Казань'));
    expect(checkout.rateOf(lost, [office, door], places)).toBeNull();
    expect(noticesOf(lost, null)).toEqual([{text: 'noMethod'}]);
  });
});
