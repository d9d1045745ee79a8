import type {Shape} from './types';

/** Country calling codes and lengths of the number after them (E.164), for countries that CDEK works with most. */
const plans: Record<string, {code: string; digits: number; trunk: string[]}> = {
  RU: {code: '7', digits: 10, trunk: ['8']},
  KZ: {code: '7', digits: 10, trunk: ['8']},
  BY: {code: '375', digits: 9, trunk: ['80']},
  AM: {code: '374', digits: 8, trunk: ['0']},
  KG: {code: '996', digits: 9, trunk: ['0']},
  UZ: {code: '998', digits: 9, trunk: []},
  GE: {code: '995', digits: 9, trunk: ['0']},
  AZ: {code: '994', digits: 9, trunk: ['0']},
  TJ: {code: '992', digits: 9, trunk: []},
  MN: {code: '976', digits: 8, trunk: ['0']},
};

/** Countries whose numbers are distinguished by length and code. */
export const knownCountries = Object.keys(plans);

const shortest = 8;
/** Digits of the longest number, country code included (E.164). */
const longest = 15;
/** With this many digits or more, two numbers were typed together. */
const twoNumbers = 20;

const extension = /(?:доб|внутр|ext|#)\.?\s*\d+\s*$/i;

export interface Read {
  shape: Shape;
  suggestion: string | null;
}

/** What a number looks like for a country, and how to write it. Our advice, not the plugin's: it sends what it gets. */
export function readPhone(typed: string, country: string): Read {
  const text = typed.trim();
  const digits = text.replace(/\D/g, '');

  if (text === '') {
    return {shape: 'empty', suggestion: null};
  }
  if (extension.test(text)) {
    return {shape: 'extension', suggestion: readPhone(text.replace(extension, ''), country).suggestion};
  }
  if (/\p{L}/u.test(text)) {
    return {shape: 'letters', suggestion: null};
  }
  if (/[,;]|\+.*\+/.test(text) || digits.length >= twoNumbers) {
    return {shape: 'several', suggestion: null};
  }
  if (text.startsWith('+')) {
    return readInternational(digits, country);
  }
  if (digits.startsWith('00')) {
    const {shape, suggestion} = readInternational(digits.slice(2), country);
    return {shape: shape === 'good' ? 'double-zero' : shape, suggestion};
  }
  return readNational(digits, country);
}

function readInternational(digits: string, country: string): Read {
  const own = plans[country];
  const plan =
    own && digits.startsWith(own.code) ? own : Object.values(plans).find(({code}) => digits.startsWith(code));
  const exact = plan ? plan.code.length + plan.digits : null;

  if (digits.length < (exact ?? shortest)) {
    return {shape: 'too-short', suggestion: null};
  }
  if (digits.length > (exact ?? longest)) {
    return {shape: 'too-long', suggestion: null};
  }
  // The second API gets the country of the order together with the number.
  return {shape: own && plan !== own ? 'other-country' : 'good', suggestion: `+${digits}`};
}

function readNational(digits: string, country: string): Read {
  const plan = plans[country];
  if (!plan) {
    return readLength(digits, shortest, longest, {shape: 'no-plus', suggestion: null});
  }

  const {code, digits: length, trunk} = plan;
  const whole = code.length + length;
  const prefix = trunk.find((each) => digits.startsWith(each) && digits.length === each.length + length);
  if (prefix !== undefined) {
    return {shape: 'trunk-prefix', suggestion: `+${code}${digits.slice(prefix.length)}`};
  }
  if (digits.length === whole && digits.startsWith(code)) {
    return {shape: 'no-plus', suggestion: `+${digits}`};
  }
  if (digits.length === length) {
    return {shape: 'no-code', suggestion: `+${code}${digits}`};
  }
  return readLength(digits, length, whole, {shape: 'no-plus', suggestion: null});
}

function readLength(digits: string, least: number, most: number, fits: Read): Read {
  if (digits.length < least) {
    return {shape: 'too-short', suggestion: null};
  }
  return digits.length > most ? {shape: 'too-long', suggestion: null} : fits;
}
