import type {Language} from '../../../facts/types';

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

/** Money: a whole number bare, anything else with two decimals, more of them where there are more. */
export function formatMoney(value: number, language: Language): string {
  const text = formatNumber(value, language, 4);
  const mark = language === 'ru' ? ',' : '.';
  const [whole, fraction] = text.split(mark);
  return fraction === undefined ? text : `${whole ?? ''}${mark}${fraction.padEnd(2, '0')}`;
}
