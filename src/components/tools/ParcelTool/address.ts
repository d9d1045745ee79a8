import {AddressReader, AddressWriter, type FromAddress} from '../common/address';
import {dimensionUnits, type Measures, type ParcelInput, type Product, weightUnits} from './types';

/** Most product lines that the tool accepts. */
export const mostProducts = 20;
/** Largest quantity of a line. */
export const mostPieces = 1000;

/** The input that the tool starts with: the defaults of the plugin's settings and one product. */
export const initialInput: ParcelInput = {
  products: [{length: '30', width: '20', height: '10', weight: '0.5', quantity: 1}],
  dimensionUnit: 'cm',
  weightUnit: 'kg',
  defaults: {length: '10', width: '10', height: '10', weight: '1'},
  forceDefaults: false,
};

/** The address of an input: units, defaults `10_10_10_1`, the switch, and one `item=30_20_10_0.5_1` a product. */
export function toQuery(input: ParcelInput): string {
  const writer = new AddressWriter('parcel')
    .set('size-unit', input.dimensionUnit, initialInput.dimensionUnit)
    .set('weight-unit', input.weightUnit, initialInput.weightUnit)
    .set('defaults', writeMeasures(input.defaults), writeMeasures(initialInput.defaults))
    .set('force', input.forceDefaults, initialInput.forceDefaults);
  const items = input.products.map(writeProduct);
  if (items.join() !== initialInput.products.map(writeProduct).join()) {
    items.forEach((item) => writer.set('item', item));
  }
  return writer.toString();
}

/** The input of an address; never throws. */
export function fromQuery(query: string): FromAddress<ParcelInput> {
  const reader = new AddressReader('parcel', query);
  const products = reader.all('item', mostProducts).flatMap((item) => readProduct(reader, item) ?? []);
  const defaults = reader.one('defaults');

  return reader.done({
    products: products.length > 0 ? products : initialInput.products,
    dimensionUnit: reader.option('size-unit', dimensionUnits, initialInput.dimensionUnit),
    weightUnit: reader.option('weight-unit', weightUnits, initialInput.weightUnit),
    defaults: (defaults && readMeasures(reader, 'defaults', defaults)) || initialInput.defaults,
    forceDefaults: reader.flag('force', initialInput.forceDefaults),
  });
}

function writeProduct(product: Product): string {
  return `${writeMeasures(product)}_${product.quantity}`;
}

function writeMeasures({length, width, height, weight}: Measures): string {
  return [length, width, height, weight].join('_');
}

/** Four numbers with `_` between them; `whole` is what the address has, where that is more. */
function readMeasures(reader: AddressReader, key: string, value: string, whole = value): Measures | undefined {
  const [length, width, height, weight, ...rest] = value.split('_');
  const all = [length, width, height, weight];
  const fits = rest.length === 0 && all.every((text) => text !== undefined && /^\d{0,7}(?:[.,]\d{0,6})?$/.test(text));

  if (!fits) {
    reader.ignore(key, whole, 'malformed');
    return undefined;
  }
  return {length: length ?? '', width: width ?? '', height: height ?? '', weight: weight ?? ''};
}

function readProduct(reader: AddressReader, item: string): Product | undefined {
  const cut = item.lastIndexOf('_');
  const measures = readMeasures(reader, 'item', item.slice(0, Math.max(cut, 0)), item);
  if (!measures) {
    return undefined;
  }
  const quantity = reader.toNumber('item', item.slice(cut + 1), {min: 1, max: mostPieces, whole: true});
  return quantity === undefined ? undefined : {...measures, quantity};
}
