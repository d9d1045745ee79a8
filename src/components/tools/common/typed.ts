import type {Limits} from './address';
import {plainNumber} from './text';

/** What a field accepts: the kind, which selects common messages, and the values of these messages. */
export interface Accepts {
  kind: 'number' | 'whole' | 'measure' | 'list' | 'text';
  /** An empty field is valid, too. */
  orNothing?: boolean;
  values: Readonly<Record<string, number>>;
}

/** How a value is shown in a field and read from it; undefined for an invalid text. */
export interface Typed<Value> {
  write: (value: Value) => string;
  read: (text: string) => Value | undefined;
  accepts: Accepts;
}

/** Spaces between digits and a comma are accepted, since people paste formatted numbers. */
function toNumber(text: string, {min, max, whole = false}: Limits): number | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (!/^-?\d{1,12}(?:\.\d{0,9})?$/.test(plain)) {
    return undefined;
  }
  const number = Number(plain);
  return number >= min && number <= max && (!whole || Number.isInteger(number)) ? number : undefined;
}

/** A number within limits. */
export function numberField(limits: Limits): Typed<number> {
  return {
    write: (value) => plainNumber(value),
    read: (text) => toNumber(text, limits),
    accepts: acceptsNumber(limits),
  };
}

/** A number within limits, or null for an empty field. */
export function optionalField(limits: Limits): Typed<number | null> {
  return {
    write: (value) => (value === null ? '' : plainNumber(value)),
    read: (text) => (text.trim() === '' ? null : toNumber(text, limits)),
    accepts: {...acceptsNumber(limits), orNothing: true},
  };
}

/** What a field of a number within limits accepts. */
export function acceptsNumber({min, max, whole = false}: Limits): Accepts {
  return {kind: whole ? 'whole' : 'number', values: {min, max}};
}

/** Numbers as one text: separated by spaces or semicolons; a comma is a decimal separator. */
export function listField(limits: Limits, most: number): Typed<readonly number[]> {
  return {
    write: (values) => values.map((value) => plainNumber(value)).join(' '),
    read(text) {
      const texts = text.split(/[\s;]+/).filter((each) => each !== '');
      const numbers = texts.flatMap((each) => toNumber(each, limits) ?? []);
      return numbers.length === texts.length && numbers.length <= most ? numbers : undefined;
    },
    accepts: {kind: 'list', orNothing: true, values: {min: limits.min, max: limits.max, most}},
  };
}

/** A text of limited length that may have to match a pattern. */
export function textField(
  longest: number,
  pattern = /^/,
  accepts: Accepts = {kind: 'text', values: {max: longest}},
): Typed<string> {
  return {
    write: (value) => value,
    read: (text) => (text.length <= longest && pattern.test(text) ? text : undefined),
    accepts,
  };
}
