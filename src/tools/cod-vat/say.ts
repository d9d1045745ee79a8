import {round} from '../common/php';
import {fill, formatMoney, formatNumber} from '../common/say';
import type {CodWords} from './source';
import type {CodResult, CodSurprise, Payment} from './types';

/** Values of surprises that are money; all other numbers are counts and percents. */
const moneyNames = ['amount', 'lineSum', 'collected', 'value', 'orderTotal'];

/** What a shop owner would not expect, as a sentence. */
export function tellSurprise(surprise: CodSurprise, words: CodWords): string {
  const values: Record<string, string> = {method: words['gateway.cod']};
  for (const [name, value] of Object.entries(surprise)) {
    if (typeof value === 'number') {
      const tell = moneyNames.includes(name) ? formatMoney : formatNumber;
      values[name] = tell(value, words.language);
    }
  }
  if ('line' in surprise) {
    values.n = String(surprise.line + 1);
  }
  if (surprise.key === 'vat-summed') {
    values.rates = surprise.rates.map((rate) => formatNumber(rate, words.language)).join(' + ');
    values.sent = surprise.sent === null ? words['vat.none'] : `${surprise.sent} %`;
  }
  return fill(words[`surprise.${surprise.key}`], values);
}

/** The total of the order and what is collected, in one sentence. */
export function tellTotals({orderTotal, collected}: CodResult, words: CodWords): string {
  return fill(words.headline, {
    total: formatMoney(orderTotal, words.language),
    collected: formatMoney(round(collected, 2), words.language),
  });
}

/** VAT of a piece as the waybill has it. */
export function tellVat({vatRate, vatSum}: Payment, words: CodWords): string {
  if (vatRate === undefined) {
    return words['vat.absent'];
  }
  return vatRate === null
    ? words['vat.none']
    : fill(words['vat.rate'], {rate: vatRate, sum: formatMoney(vatSum ?? 0, words.language)});
}

/** Delivery on the waybill, as a sentence. */
export function tellDelivery({waybill}: CodResult, words: CodWords): string {
  return waybill.deliveryCost === null
    ? words.noDeliveryCost
    : fill(words.deliveryCost, {cost: formatMoney(waybill.deliveryCost, words.language)});
}
