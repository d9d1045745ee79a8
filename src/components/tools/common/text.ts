import type {Language} from '../../../facts';

const narrow = '\u00a0';

/** A sentence with its `{name}` placeholders filled in; a placeholder without a value stays. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * A number in the format of a language. Not Intl: the server's HTML and every browser must produce the same text.
 * @param places maximum number of decimals; fewer ones are not padded
 */
export function formatNumber(value: number, language: Language, places = 6): string {
  const [whole = '', fraction] = plainNumber(Math.abs(value), places).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, language === 'ru' ? narrow : ',');
  const text = fraction === undefined ? grouped : `${grouped}${language === 'ru' ? ',' : '.'}${fraction}`;
  return value < 0 && text !== '0' ? `−${text}` : text;
}

/** A number with a point and without groups, as fields show it. */
export function plainNumber(value: number, places = 6): string {
  const fixed = value.toFixed(places);
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}

/** Rubles: a whole number without decimals, anything else with two, more of them where there are more. */
export function formatMoney(value: number, language: Language): string {
  const text = formatNumber(Math.abs(value), language, 4);
  const mark = language === 'ru' ? ',' : '.';
  const [whole = '', fraction] = text.split(mark);
  const amount = fraction === undefined ? whole : `${whole}${mark}${fraction.padEnd(2, '0')}`;
  const sign = value < 0 && text !== '0' ? '−' : '';
  return language === 'ru' ? `${sign}${amount}\u00a0₽` : `${sign}₽${amount}`;
}

/** A percentage as each language prints it. */
export function formatPercent(value: number, language: Language): string {
  return `${formatNumber(value, language)}${language === 'ru' ? '\u00a0%' : '%'}`;
}
