/**
 * The rules of PHP 8 that the plugin's results depend on: casts of typed text, "empty" and rounding.
 * Numbers of both languages are the same IEEE doubles, so sums and products are the same.
 */

const space = '[ \\t\\n\\r\\v\\f]*';
const numeral = '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?';
const leadingNumber = new RegExp(`^${space}(${numeral})`);
const wholeNumber = new RegExp(`^${space}${numeral}${space}$`);

/** `(float)$text`: the number that the text begins with, otherwise 0. */
export function floatCast(text: string): number {
  return Number(leadingNumber.exec(text)?.[1] ?? 0);
}

/** `(int)$text`: the same with the fraction cut off; "12,9" gives 12, "" gives 0. */
export function intCast(text: string): number {
  return Math.trunc(floatCast(text)) + 0;
}

/** `is_numeric($value)`: numbers and texts that are a number from end to end, spaces around allowed. */
export function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && wholeNumber.test(value));
}

/** `empty($text)`: the empty text and "0", but not "0.0". */
export function isEmpty(text: string): boolean {
  return text === '' || text === '0';
}

/** `round($value, $places)` of PHP 7.4–8.3: half away from zero, after rounding to 15 significant digits. */
export function round(value: number, places = 0): number {
  if (value === 0 || !Number.isFinite(value)) {
    return value;
  }

  const sureDigits = 14 - Math.floor(Math.log10(Math.abs(value)));
  const scaled =
    sureDigits > places && sureDigits - 15 < places
      ? scale(halfAway(scale(value, sureDigits)), places - sureDigits)
      : scale(value, places);

  return Math.abs(scaled) >= 1e15 ? value : scale(halfAway(scaled), -places);
}

function halfAway(value: number): number {
  return Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
}

/** Multiplies by a power of ten, dividing where the power is negative: 1e-2 itself is not exact. */
function scale(value: number, power: number): number {
  return power >= 0 ? value * 10 ** power : value / 10 ** -power;
}
