import {AddressReader, AddressWriter, type FromAddress} from '../common/address';
import {type CodInput, type CodProduct, gateways} from './types';

/** Most products that the tool accepts. */
export const mostProducts = 10;

/** Limits of sums. */
export const money = {min: 0, max: 10_000_000};
/** Limits of quantities. */
export const pieces = {min: 1, max: 1000, whole: true};
/** Most rates or packages of a product. */
export const mostNumbers = 10;
/** Limits of rates. */
export const percents = {min: 0, max: 100};

export const initialInput: CodInput = {
  products: [{price: 1200, quantity: 2, taxable: true, rates: [20], split: []}],
  pricesIncludeTax: true,
  percent: '',
  gateway: 'cod',
  tariffType: 1,
  delivery: 300,
  deliveryTaxPercent: 0,
  fees: 0,
  giftCards: 0,
};

/** The address of an input; a product is `item=1000_2_20.12_3.2_1`: price, pieces, rates, split, 1 if taxable. */
export function toQuery(input: CodInput): string {
  const writer = new AddressWriter('cod')
    .set('incl', input.pricesIncludeTax, initialInput.pricesIncludeTax)
    .set('percent', input.percent, initialInput.percent)
    .set('gateway', input.gateway, initialInput.gateway)
    .set('type', input.tariffType, initialInput.tariffType)
    .set('delivery', input.delivery, initialInput.delivery)
    .set('delivery-tax', input.deliveryTaxPercent, initialInput.deliveryTaxPercent)
    .set('fees', input.fees, initialInput.fees)
    .set('gift-cards', input.giftCards, initialInput.giftCards);

  const items = input.products.map(writeProduct);
  if (items.join() !== initialInput.products.map(writeProduct).join()) {
    items.forEach((item) => writer.set('item', item));
  }
  return writer.toString();
}

/** The input of an address; never throws. */
export function fromQuery(query: string): FromAddress<CodInput> {
  const reader = new AddressReader('cod', query);
  const products = reader.all('item', mostProducts).flatMap((item) => readProduct(reader, item) ?? []);

  return reader.done({
    products: products.length > 0 ? products : initialInput.products,
    pricesIncludeTax: reader.flag('incl', initialInput.pricesIncludeTax),
    percent: readPercent(reader),
    gateway: reader.option('gateway', gateways, initialInput.gateway),
    tariffType: reader.option('type', ['1', '2'], '1') === '1' ? 1 : 2,
    delivery: reader.number('delivery', money, initialInput.delivery),
    deliveryTaxPercent: reader.number('delivery-tax', percents, initialInput.deliveryTaxPercent),
    fees: reader.number('fees', money, initialInput.fees),
    giftCards: reader.number('gift-cards', money, initialInput.giftCards),
  });
}

function readPercent(reader: AddressReader): string {
  const percent = reader.one('percent') ?? initialInput.percent;
  const fits = percent === '' || reader.toNumber('percent', percent, {min: 0, max: 1000}) !== undefined;
  return fits ? percent : initialInput.percent;
}

function writeProduct({price, quantity, rates, split, taxable}: CodProduct): string {
  return [price, quantity, rates.join('*'), split.join('*'), taxable ? 1 : 0].join('_');
}

function readProduct(reader: AddressReader, item: string): CodProduct | undefined {
  const [priceText, quantityText, ratesText, splitText, taxableText, ...rest] = item.split('_');
  const complete = priceText !== undefined && quantityText !== undefined && ratesText !== undefined;
  if (!complete || splitText === undefined || !['0', '1'].includes(taxableText ?? '') || rest.length > 0) {
    reader.ignore('item', item, 'malformed');
    return undefined;
  }

  const price = reader.toNumber('item', priceText, money);
  const quantity = reader.toNumber('item', quantityText, pieces);
  const rates = readList(reader, ratesText, percents);
  const split = readList(reader, splitText, pieces);
  return price === undefined || quantity === undefined || !rates || !split
    ? undefined
    : {price, quantity, rates, split, taxable: taxableText === '1'};
}

/** Numbers with `*` between them; undefined if there are more than ten or one of them is not a number. */
function readList(reader: AddressReader, text: string, limits: typeof pieces | typeof percents): number[] | undefined {
  const texts = text === '' ? [] : text.split('*');
  if (texts.length > mostNumbers) {
    reader.ignore('item', text, 'too-many');
    return undefined;
  }
  const numbers = texts.flatMap((each) => reader.toNumber('item', each, limits) ?? []);
  return numbers.length === texts.length ? numbers : undefined;
}
