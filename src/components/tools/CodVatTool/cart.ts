import {round} from '../common/php';
import type {CodProduct, OrderLine} from './types';

/*
 * How WooCommerce calculates a price before the plugin gets the order, for the default
 * settings (two decimals, tax rounded per line, no coupons). Source: WooCommerce, WC_Cart_Totals:
 * calculate_item_totals, WC_Tax: calc_tax, WC_Order_Item_Product: set_total, set_taxes.
 */

/** Decimals that WooCommerce stores of a line (wc_get_rounding_precision). */
const storedDecimals = 6;

/** The line of the order for a product at a cart price. */
export function orderLine(product: CodProduct, cartPrice: number, pricesIncludeTax: boolean): OrderLine {
  const {quantity, taxable, rates} = product;
  const paid = round(cartPrice * quantity, storedDecimals);
  const percent = taxable ? (rates[0] ?? 0) : 0;
  const tax = pricesIncludeTax ? paid - paid / (1 + percent / 100) : (paid * percent) / 100;

  return {
    // With prices that include tax the unrounded tax is subtracted, so the line keeps a fraction of a kopeck.
    lineTotal: round(pricesIncludeTax ? paid - tax : paid, storedDecimals),
    lineTax: roundTax(round(tax, storedDecimals), pricesIncludeTax),
    quantity,
    taxable,
    classRates: taxable ? rates : [],
  };
}

/** What the buyer sees for a line, with tax. */
export function lineForBuyer({lineTotal, lineTax}: OrderLine): number {
  return round(round(lineTotal, 2) + lineTax, 2);
}

/** Tax of delivery, which is always added on top. */
export function deliveryTax(delivery: number, percent: number): number {
  return round((delivery * percent) / 100, 2);
}

/** wc_round_tax_total: half a kopeck goes down when prices include tax, up otherwise. */
function roundTax(tax: number, pricesIncludeTax: boolean): number {
  const kopecks = round(tax * 100, storedDecimals - 2);
  const rounded = pricesIncludeTax ? Math.ceil(kopecks - 0.5) : Math.floor(kopecks + 0.5);
  return rounded / 100;
}
