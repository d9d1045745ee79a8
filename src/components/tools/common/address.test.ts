import {describe, expect, it} from 'vitest';
import {AddressReader, AddressWriter} from './address';

describe('AddressReader', () => {
  it('reads its own parameters and leaves those of other tools alone', () => {
    const reader = new AddressReader('parcel', '?parcel-unit=mm&rules-total=5&utm_source=mail&parcelunit=cm');
    expect(reader.option('unit', ['cm', 'mm'], 'cm')).toBe('mm');
    expect(reader.done({})).toEqual({input: {}, ignored: []});
  });

  it('lists every value that it cannot use, and why', () => {
    const query = 'a-o=x&a-f=yes&a-n=1e9&a-m=11&a-w=1.5&a-l=abc&a-r=1&a-r=2&a-z=9&a-i=1&a-i=2&a-i=3';
    const reader = new AddressReader('a', query);
    expect(reader.option('o', ['y'], 'y')).toBe('y');
    expect(reader.flag('f', true)).toBe(true);
    expect(reader.number('n', {min: 0, max: 10}, 5)).toBe(5);
    expect(reader.number('m', {min: 0, max: 10}, 5)).toBe(5);
    expect(reader.number('w', {min: 0, max: 10, whole: true}, 5)).toBe(5);
    expect(reader.text('l', 'd', 2)).toBe('d');
    expect(reader.one('r')).toBe('1');
    expect(reader.all('i', 2)).toEqual(['1', '2']);
    expect(reader.done(null).ignored).toEqual([
      {key: 'a-o', value: 'x', reason: 'not-an-option'},
      {key: 'a-f', value: 'yes', reason: 'not-an-option'},
      {key: 'a-n', value: '1e9', reason: 'not-a-number'},
      {key: 'a-m', value: '11', reason: 'out-of-range'},
      {key: 'a-w', value: '1.5', reason: 'not-a-number'},
      {key: 'a-l', value: 'abc', reason: 'too-long'},
      {key: 'a-r', value: '2', reason: 'repeated'},
      {key: 'a-i', value: '3', reason: 'too-many'},
      {key: 'a-z', value: '9', reason: 'unknown'},
    ]);
  });

  it('drops an address of unreasonable length as a whole', () => {
    const reader = new AddressReader('a', `a-n=5&x=${'y'.repeat(8000)}`);
    expect(reader.number('n', {min: 0, max: 10}, 1)).toBe(1);
    expect(reader.ignored).toHaveLength(1);
    expect(reader.ignored[0]).toMatchObject({reason: 'too-long'});
    expect(reader.ignored[0]?.value).toHaveLength(60);
  });

  it.each(['%', '%E0%A4%A', 'a-n=%FF', '&&==&', 'a-__proto__=1', '\uD800', 'a-n=\u0000'])('survives %j', (query) => {
    expect(() => new AddressReader('a', query).done({})).not.toThrow();
  });
});

describe('AddressWriter', () => {
  it('leaves out what equals the fallback', () => {
    const writer = new AddressWriter('a').set('n', 5, 5).set('m', 6, 5).set('f', true, false).set('g', false, false);
    expect(writer.toString()).toBe('a-m=6&a-f=1');
  });
});
