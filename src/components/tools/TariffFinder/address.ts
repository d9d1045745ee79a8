import {AddressReader, AddressWriter, type FromAddress} from '../common/address';
import {contracts, type FinderQuery, fromPlaces, toPlaces} from './model';

/** Longest "Change tariff name" that the tool accepts: in Russian it fills an address of 8000 characters. */
export const longestNames = 1200;

export interface FinderInput extends FinderQuery {
  /** The setting "Change tariff name". */
  names: string;
}

export const initialInput: FinderInput = {from: 'office', to: 'office', contract: 'shop', names: ''};

/** The address of an input. */
export function toQuery(input: FinderInput): string {
  return new AddressWriter('tariff')
    .set('from', input.from, initialInput.from)
    .set('to', input.to, initialInput.to)
    .set('contract', input.contract, initialInput.contract)
    .set('names', input.names, initialInput.names)
    .toString();
}

/** The input of an address; never throws. */
export function fromQuery(query: string): FromAddress<FinderInput> {
  const reader = new AddressReader('tariff', query);
  return reader.done({
    from: reader.option('from', fromPlaces, initialInput.from),
    to: reader.option('to', toPlaces, initialInput.to),
    contract: reader.option('contract', contracts, initialInput.contract),
    names: reader.text('names', initialInput.names, longestNames),
  });
}
