import {expect, it} from 'vitest';
import {placesOf} from '../map/towns';
import {money, townOf} from './cart';

const places = placesOf('en');

it('finds a town by one name, whatever its case and the spaces around it', () => {
  expect(townOf(places, '  kazan ')?.id).toBe('kazan');
  expect(townOf(places, 'g. Kazan')).toBeNull();
  expect(townOf(places, '')).toBeNull();
});

it('prints prices in groups of three', () => {
  expect([money(249), money(1749)]).toEqual(['249\u00a0₽', '1\u00a0749\u00a0₽']);
});
