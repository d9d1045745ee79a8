import {round} from '../common/php';
import {fill, formatMoney, formatNumber, formatPercent} from '../common/text';
import type {Words} from './definition';
import type {CodResult, CodSurprise, Payment} from './types';

/** Values of surprises that are money; all other numbers are counts and percents. */
const moneyNames = ['amount', 'lineSum', 'collected', 'value', 'orderTotal'];

/** What a shop owner would not expect, as a sentence. */
export function formatSurprise(surprise: CodSurprise, words: Words): string {
  const values: Record<string, string> = {method: words['gateway.cod']};
  for (const [name, value] of Object.entries(surprise)) {
    if (typeof value === 'number') {
      const format = moneyNames.includes(name) ? formatMoney : formatNumber;
      values[name] = format(value, words.language);
    }
  }
  if ('line' in surprise) {
    values.n = String(surprise.line + 1);
  }
  if (surprise.key === 'vat-summed') {
    values.rates = surprise.rates.map((rate) => formatNumber(rate, words.language)).join(' + ');
    values.sent = surprise.sent === null ? words['vat.none'] : formatPercent(surprise.sent, words.language);
  }
  return fill(words[`surprise.${surprise.key}`], values);
}

/** The total of the order and what is collected, in one sentence. */
export function formatTotals({orderTotal, collected}: CodResult, words: Words): string {
  return fill(words.headline, {
    total: formatMoney(orderTotal, words.language),
    collected: formatMoney(round(collected, 2), words.language),
  });
}

/** VAT of a piece as the waybill has it. */
export function formatVat({vatRate, vatSum}: Payment, words: Words): string {
  if (vatRate === undefined) {
    return words['vat.absent'];
  }
  return vatRate === null
    ? words['vat.none']
    : fill(words['vat.rate'], {rate: vatRate, sum: formatMoney(vatSum ?? 0, words.language)});
}

/** Delivery on the waybill, as a sentence. */
export function formatDelivery({waybill}: CodResult, words: Words): string {
  return waybill.deliveryCost === null
    ? words.noDeliveryCost
    : fill(words.deliveryCost, {cost: formatMoney(waybill.deliveryCost, words.language)});
}
