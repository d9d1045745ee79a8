import {describe, expect, it} from 'vitest';
import {fromQuery, initialInput, longestPhone, maskPhone, toQuery} from './address';
import {checkPhone} from './model';
import {knownCountries, readPhone} from './shape';

const check = (billingPhone: string, shippingPhone = '', country = 'RU') =>
  checkPhone({billingPhone, shippingPhone, country});

describe('what the plugin does, flows.md 4 and 7.4', () => {
  it('stops an order without a phone, and takes "0" for none and spaces for one', () => {
    expect(check('').checkout).toBe('stops-empty');
    expect(check('0')).toMatchObject({checkout: 'stops-empty', sentUnchecked: ''});
    expect(check(' ')).toMatchObject({checkout: 'passes', sentUnchecked: ''});
  });

  it('never stops a wrong number; WooCommerce stops odd characters', () => {
    expect(check('12').checkout).toBe('passes');
    expect(check('+7 999 доб. 5').checkout).toBe('stops-characters');
  });

  it('sends the shipping phone before the billing one, trimmed', () => {
    expect(check('+79991111111', ' +79992222222 ')).toMatchObject({
      used: 'shipping',
      otherIgnored: true,
      sentUnchecked: '+79992222222',
    });
    expect(check('+79991111111', '0')).toMatchObject({used: 'billing', otherIgnored: false});
    expect(check('+7 999 111-11-11', '+79991111111').otherIgnored).toBe(false);
  });

  it('checks for Russia on the waybill when the order has no country', () => {
    expect(check('89991111111', '', '')).toMatchObject({
      countryAtCheckout: '',
      countryOnWaybill: 'RU',
      suggestion: '+79991111111',
    });
  });
});

const numbers: [string, string, string, string | null][] = [
  ['+79991234567', 'RU', 'good', '+79991234567'],
  ['+7 (999) 123-45-67', 'RU', 'good', '+79991234567'],
  ['89991234567', 'RU', 'trunk-prefix', '+79991234567'],
  ['79991234567', 'RU', 'no-plus', '+79991234567'],
  ['9991234567', 'RU', 'no-code', '+79991234567'],
  ['0079991234567', 'RU', 'double-zero', '+79991234567'],
  ['+7999123456', 'RU', 'too-short', null],
  ['+799912345678', 'RU', 'too-long', null],
  ['123', 'RU', 'too-short', null],
  ['899912345678', 'RU', 'too-long', null],
  ['+375291234567', 'RU', 'other-country', '+375291234567'],
  ['80291234567', 'BY', 'trunk-prefix', '+375291234567'],
  ['291234567', 'BY', 'no-code', '+375291234567'],
  ['+4915112345678', 'DE', 'good', '+4915112345678'],
  ['015112345678', 'DE', 'no-plus', null],
  ['+79991234567, +79997654321', 'RU', 'several', null],
  ['89991234567 доб. 12', 'RU', 'extension', '+79991234567'],
  ['+79991234567 #12', 'RU', 'extension', '+79991234567'],
  ['звонить Маше', 'RU', 'letters', null],
  ['', 'RU', 'empty', null],
];

describe('what a number looks like', () => {
  it.each(numbers)('%j in %s is %s', (typed, country, shape, suggestion) => {
    expect(readPhone(typed, country)).toEqual({shape, suggestion});
  });

  it('calls each of its own suggestions good', () => {
    for (const country of knownCountries) {
      const {suggestion} = readPhone('8'.padEnd(20, '9').slice(0, 10), country);
      expect(suggestion === null || readPhone(suggestion, country).shape === 'good').toBe(true);
    }
  });
});

describe('the address', () => {
  it('carries no number, yet leads to the same result', () => {
    expect(maskPhone('+7 (999) 123-45-67')).toBe('+7 (999) 999-99-99');
    expect(maskPhone('8 912 345 67 89 доб. 45 Маша')).toBe('8 919 999 99 99 доб. 99 xxxx');
    for (const [typed, country, shape] of numbers) {
      const {input, ignored} = fromQuery(toQuery({billingPhone: typed, shippingPhone: '', country}));
      expect(ignored).toEqual([]);
      expect(checkPhone(input)).toMatchObject({shape, checkout: check(typed, '', country).checkout});
      expect(input.billingPhone).not.toMatch(/1234567|7654321|Маш/);
    }
  });

  it('is empty for the first input', () => {
    expect(toQuery(initialInput)).toBe('');
    expect(fromQuery('')).toEqual({input: initialInput, ignored: []});
  });

  it('drops invalid values and lists them', () => {
    const {input, ignored} = fromQuery(`phone-billing=${'9'.repeat(longestPhone + 1)}&phone-country=Russia&phone-x=1`);
    expect(input).toEqual(initialInput);
    expect(ignored.map(({key, reason}) => `${key} ${reason}`)).toEqual([
      'phone-country malformed',
      'phone-billing too-long',
      'phone-x unknown',
    ]);
  });
});
