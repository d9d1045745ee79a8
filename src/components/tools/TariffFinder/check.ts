import {isEmpty} from '../common/php';
import {type NamePair, parseNames} from './names';

/** What is wrong with the setting "Change tariff name"; `pair` counts from 0. */
export type NameIssue =
  | {key: 'empty-pair' | 'empty-name' | 'zero-name' | 'markup'; pair: number}
  | {key: 'no-hyphen'; pair: number; text: string; dash: string | null}
  | {key: 'spaces-in-code' | 'not-a-code' | 'unknown-code'; pair: number; code: string}
  | {key: 'hyphen-in-name'; pair: number; kept: string; lost: string}
  | {key: 'wrong-separator'; pair: number; separator: string; nextCode: string}
  | {key: 'spaces-around-name'; pair: number; name: string}
  | {key: 'repeated-code'; pair: number; code: string; by: number}
  | {key: 'same-name'; pair: number; name: string; by: number}
  | {key: 'not-selected'; pair: number; code: string};

/** Dashes that look like a hyphen but are not the character the plugin splits at. */
const dashes = /[‐‑‒–—―−]/;
const pairAfterOtherSeparator = /([,.|/\n])\s*(\d{1,4})\s*-/;

/**
 * Checks a setting that was pasted or built.
 * @param known codes of the plugin's table (facts/tariffs.json)
 * @param selected codes chosen in the settings, when they are known
 */
export function checkNames(setting: string, known: readonly number[], selected?: readonly number[]): NameIssue[] {
  const pairs = parseNames(setting);
  return pairs.flatMap((pair, index) => [
    ...checkPair(pair, index, pairs.length),
    ...checkCode(pair, index, known, selected),
    ...checkTwins(pairs, index),
  ]);
}

/** Whether a pair gives a name, so that its code and name are checked. */
function counts({name}: NamePair): boolean {
  return name !== null && !isEmpty(name);
}

function checkPair(found: NamePair, pair: number, pairs: number): NameIssue[] {
  const {text, name, lost} = found;
  if (text.trim() === '') {
    // A semicolon at the end does no harm.
    return pair === pairs - 1 && pair > 0 ? [] : [{key: 'empty-pair', pair}];
  }
  if (name === null) {
    return [{key: 'no-hyphen', pair, text, dash: dashes.exec(text)?.[0] ?? null}];
  }

  const issues: NameIssue[] = [];
  const joined = pairAfterOtherSeparator.exec(text);
  if (joined) {
    issues.push({key: 'wrong-separator', pair, separator: joined[1] ?? '', nextCode: joined[2] ?? ''});
  } else if (lost !== null) {
    issues.push({key: 'hyphen-in-name', pair, kept: name, lost});
  }

  if (isEmpty(name)) {
    // Tariff::getName: empty("0") is true as well.
    issues.push({key: name === '0' ? 'zero-name' : 'empty-name', pair});
  } else if (name.trim() !== name) {
    issues.push({key: 'spaces-around-name', pair, name});
  }
  // WooCommerce saves the field through wp_kses_post: & becomes &amp;, whose semicolon ends the pair; tags may be removed.
  if (/[&<>\\]/.test(text)) {
    issues.push({key: 'markup', pair});
  }
  return issues;
}

function checkCode(
  {code, name}: NamePair,
  pair: number,
  known: readonly number[],
  selected?: readonly number[],
): NameIssue[] {
  if (name === null) {
    return [];
  }
  if (code.trim() !== code && /^\d+$/.test(code.trim())) {
    return [{key: 'spaces-in-code', pair, code}];
  }
  if (!/^[1-9]\d*$/.test(code)) {
    return [{key: 'not-a-code', pair, code}];
  }
  if (!known.includes(Number(code))) {
    return [{key: 'unknown-code', pair, code}];
  }
  return selected && !selected.includes(Number(code)) ? [{key: 'not-selected', pair, code}] : [];
}

function checkTwins(pairs: NamePair[], pair: number): NameIssue[] {
  const found = pairs[pair];
  if (!found || !counts(found)) {
    return [];
  }

  const earlier = pairs.slice(0, pair);
  const sameCode = earlier.findIndex((other) => counts(other) && other.code === found.code);
  if (sameCode !== -1) {
    return [{key: 'repeated-code', pair, code: found.code, by: sameCode}];
  }
  const sameName = earlier.findIndex((other) => counts(other) && other.name?.trim() === found.name?.trim());
  return sameName === -1 ? [] : [{key: 'same-name', pair, name: found.name ?? '', by: sameName}];
}
