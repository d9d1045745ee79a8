import {isEmpty, isNumeric, round} from '../common/php';
import type {Order, OrderLine, Packed, Payment, Waybill, WaybillItem} from './types';

/** Rates that the plugin passes on. Source: src/Model/Tax.php: AVAILABLE_TAX. */
const acceptedRates = [0, 5, 10, 12, 20];

/**
 * The VAT rate of a waybill: the sum of all rows of the tax class, rounded; null ("no VAT") for a sum that is not
 * accepted and for a class without rows. Source: src/Model/Tax.php: getTax.
 */
export function vatRate(classRates: readonly number[]): number | null {
  if (classRates.length === 0) {
    return null;
  }
  const sum = round(classRates.reduce((total, rate) => total + rate, 0));
  return acceptedRates.includes(sum) ? sum : null;
}

/**
 * The price of a cart item under the setting `percentcod`, when the gateway is `cod` and the rate is CDEK's.
 * Source: src/Actions/CheckoutItemPriceAction.php: __invoke.
 */
export function surchargedPrice(price: number, percent: string): number {
  return isEmpty(percent) || !isNumeric(percent) ? price : (Number(percent) / 100) * price;
}

/**
 * The amounts on a waybill.
 * Source: src/Actions/OrderCreateAction.php: buildPackagesData, buildItemData, buildRequestData.
 */
export function buildWaybill(order: Order): Waybill {
  const everything = order.lines.map((line, index) => ({line: index, quantity: line.quantity}));
  const packages = order.packages.length > 0 ? order.packages : [everything];

  return {
    // buildPackagesData: items only for tariffs of online stores (Tariff::availableForShops).
    packages: packages.map((packed) => (order.tariffType === 1 ? buildItems(order, packed, everything) : null)),
    deliveryCost: deliveryCost(order),
  };
}

/** The amount that CDEK collects: every piece of every package, and delivery. */
export function collectedSum({packages, deliveryCost}: Waybill): number {
  const items = packages.flatMap((each) => each ?? []);
  return items.reduce((sum, {amount, payment}) => sum + amount * payment.value, 0) + (deliveryCost ?? 0);
}

/** buildPackagesData: an empty package holds everything. */
function buildItems(order: Order, packed: Packed[], everything: Packed[]): WaybillItem[] {
  return (packed.length > 0 ? packed : everything).flatMap(({line, quantity}) => {
    const found = order.lines[line];
    return found ? [buildItem(order, found, line, quantity)] : [];
  });
}

/** buildItemData: sums of the whole line are divided by the pieces of this package, not of the line. */
function buildItem(order: Order, line: OrderLine, index: number, amount: number): WaybillItem {
  // buildItemData adds first and converts then; tax is converted separately.
  const cost = toRoubles(line.lineTotal + line.lineTax, order.rubPerUnit) / amount;
  const tax = toRoubles(line.lineTax, order.rubPerUnit) / amount;

  return {line: index, amount, cost, payment: order.cod ? buildPayment(line, cost, tax) : {value: 0}};
}

/** buildItemData: VAT only for goods paid on delivery, and only for taxable ones. */
function buildPayment({taxable, classRates}: OrderLine, value: number, tax: number): Payment {
  if (!taxable) {
    return {value};
  }
  const rate = vatRate(classRates);
  return {value, vatRate: rate, vatSum: rate === null ? 0 : tax};
}

/** buildRequestData: delivery with its tax, without VAT fields, never converted; not for free delivery. */
function deliveryCost({cod, shippingTotal, shippingTax}: Order): number | null {
  return cod && shippingTotal > 0 ? shippingTotal + shippingTax : null;
}

/** convertCurrencyToRub, for an order in the shop's default currency. */
function toRoubles(amount: number, rubPerUnit: number | null): number {
  return rubPerUnit === null ? amount : round(amount * rubPerUnit, 2);
}
