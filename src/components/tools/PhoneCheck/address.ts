import {AddressReader, AddressWriter, type FromAddress} from '../common/address';
import type {PhoneInput} from './types';

/** Longest number that the tool accepts. */
export const longestPhone = 40;

export const initialInput: PhoneInput = {billingPhone: '8 (999) 999-99-99', shippingPhone: '', country: 'RU'};

/** The address of an input. It contains the shape of the numbers and not the numbers: they are personal data. */
export function toQuery(input: PhoneInput): string {
  return new AddressWriter('phone')
    .set('billing', maskPhone(input.billingPhone), maskPhone(initialInput.billingPhone))
    .set('shipping', maskPhone(input.shippingPhone), maskPhone(initialInput.shippingPhone))
    .set('country', input.country, initialInput.country)
    .toString();
}

/** The input of an address; never throws. */
export function fromQuery(query: string): FromAddress<PhoneInput> {
  const reader = new AddressReader('phone', query);
  const country = reader.one('country') ?? initialInput.country;
  const known = /^(?:[A-Z]{2})?$/.test(country);
  if (!known) {
    reader.ignore('country', country, 'malformed');
  }

  return reader.done({
    billingPhone: reader.text('billing', initialInput.billingPhone, longestPhone),
    shippingPhone: reader.text('shipping', initialInput.shippingPhone, longestPhone),
    country: known ? country : initialInput.country,
  });
}

/**
 * The number with every digit after the third replaced by 9 and every letter by x, so that its length, its prefix
 * and its punctuation, which the checks depend on, stay.
 */
export function maskPhone(typed: string): string {
  let digits = 0;
  return Array.from(typed.slice(0, longestPhone), (character) => {
    if (/\d/.test(character)) {
      digits += 1;
      return digits > 3 ? '9' : character;
    }
    return character;
  })
    .join('')
    .replace(/(доб|внутр|ext)|\p{L}/giu, (_, kept?: string) => kept ?? 'x');
}
