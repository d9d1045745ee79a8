import {isEmpty, round} from '../common/php';
import {deliveryTax, lineForBuyer, orderLine} from './cart';
import {buildWaybill, collectedSum, surchargedPrice, vatRate} from './model';
import type {CodInput, CodProduct, CodResult, CodSurprise, Order, OrderLine, Packed} from './types';

/** From catalog prices to the waybill and the buyer's total. */
export function calculateCod(input: CodInput): CodResult {
  const cod = input.gateway === 'cod';
  const cartPrices = input.products.map(({price}) => (cod ? surchargedPrice(price, input.percent) : price));
  const order: Order = {
    lines: input.products.map((product, index) => orderLine(product, cartPrices[index] ?? 0, input.pricesIncludeTax)),
    packages: packagesOf(input.products),
    cod,
    tariffType: input.tariffType,
    shippingTotal: input.delivery,
    shippingTax: deliveryTax(input.delivery, input.deliveryTaxPercent),
    rubPerUnit: null,
  };
  const waybill = buildWaybill(order);
  const goods = order.lines.reduce((sum, line) => sum + lineForBuyer(line), 0);

  return {
    cartPrices,
    order,
    waybill,
    orderTotal: round(goods + order.shippingTotal + order.shippingTax + input.fees - input.giftCards, 2),
    collected: collectedSum(waybill),
  };
}

/** Parts of the result that a shop owner would not expect. */
export function findSurprises(input: CodInput, result: CodResult): CodSurprise[] {
  const surcharge = ofSurcharge(input, result);
  if (input.gateway !== 'cod') {
    return [...surcharge, {key: 'nothing-collected'}];
  }

  const {order} = result;
  const found = [...surcharge, ...(order.tariffType === 2 ? [{key: 'items-not-sent'} as const] : ofItems(result))];
  if (order.shippingTax > 0) {
    found.push({key: 'delivery-without-vat'});
  }
  if (input.fees > 0) {
    found.push({key: 'fees-not-collected', amount: input.fees});
  }
  if (input.giftCards > 0) {
    found.push({key: 'gift-cards-collected', amount: input.giftCards});
  }

  const collected = round(result.collected, 2);
  return collected === result.orderTotal
    ? found
    : [...found, {key: 'collected-differs', orderTotal: result.orderTotal, collected}];
}

function ofSurcharge({percent, gateway, products}: CodInput, {cartPrices}: CodResult): CodSurprise[] {
  const number = Number(percent);
  if (isEmpty(percent) || number === 100) {
    return [];
  }
  if (gateway !== 'cod') {
    return [{key: 'surcharge-off-gateway'}];
  }
  const amount = products.reduce(
    (sum, each, index) => sum + ((cartPrices[index] ?? 0) - each.price) * each.quantity,
    0,
  );
  return [
    {key: 'surcharge-in-prices', percent: number, amount: round(amount, 2)},
    // The form refuses less than 100, an import or code does not: 5 means 5 % of the price, not 5 % more.
    ...(number < 100 ? [{key: 'surcharge-below-100' as const, percent: number}] : []),
  ];
}

function ofItems({order, waybill}: CodResult): CodSurprise[] {
  const items = waybill.packages.flatMap((each) => each ?? []);

  return order.lines.flatMap((line, index): CodSurprise[] => {
    const own = items.filter((item) => item.line === index);
    const collected = own.reduce((sum, {amount, payment}) => sum + amount * payment.value, 0);
    const lineSum = line.lineTotal + line.lineTax;
    const value = own[0]?.payment.value ?? 0;

    return [
      ...(line.taxable ? ofVat(line, index) : []),
      ...(Math.abs(collected - lineSum) > 0.005
        ? [{key: 'split-changes-sum' as const, line: index, lineSum: round(lineSum, 2), collected: round(collected, 2)}]
        : []),
      ...(round(value, 2) === value ? [] : [{key: 'broken-kopeck' as const, line: index, value}]),
    ];
  });
}

function ofVat({classRates}: OrderLine, line: number): CodSurprise[] {
  const [rate, ...others] = classRates;
  if (rate === undefined) {
    return [{key: 'vat-class-empty', line}];
  }

  const sent = vatRate(classRates);
  if (others.length > 0) {
    return [{key: 'vat-summed', line, rates: classRates, sum: classRates.reduce((sum, each) => sum + each, 0), sent}];
  }
  if (sent === null) {
    return [{key: 'vat-not-sent', line, rate}];
  }
  return sent === rate ? [] : [{key: 'vat-rounded', line, rate, sent}];
}

/** One list for each package; nothing when no product is split. */
function packagesOf(products: CodProduct[]): Packed[][] {
  const count = Math.max(0, ...products.map(({split}) => split.length));
  return Array.from({length: count}, (_, place) =>
    products.flatMap(({split, quantity}, line) => {
      // A product that is not split is in the first package as a whole.
      const pieces = split.length > 0 ? (split[place] ?? 0) : place === 0 ? quantity : 0;
      return pieces > 0 ? [{line, quantity: pieces}] : [];
    }),
  ).filter((packed) => packed.length > 0);
}
