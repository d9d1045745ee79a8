import type {CommonWords} from './define';
import {fill, formatNumber} from './text';
import type {Accepts} from './typed';

/** What a field accepts, as the end of a sentence: "a whole number from 1 to 99, or nothing". */
export function formatAccepts(accepts: Accepts, words: CommonWords): string {
  const accepted = fill(words[`accepts.${accepts.kind}`], numbersOf(accepts, words));
  return accepts.orNothing ? fill(words['accepts.orNothing'], {accepts: accepted}) : accepted;
}

/**
 * What a field accepts, in short, for the hint next to it: "From 0 to 100, empty: no surcharge".
 * @param emptyMeaning what an empty field means, where it fits
 */
export function formatLimits(accepts: Accepts, words: CommonWords, emptyMeaning?: string): string {
  const limits = fill(words[`limits.${accepts.kind}`], numbersOf(accepts, words));
  if (!accepts.orNothing) {
    return limits;
  }
  return emptyMeaning === undefined
    ? fill(words['limits.orNothing'], {limits})
    : fill(words['limits.nothing'], {limits, nothing: emptyMeaning});
}

function numbersOf({values}: Accepts, {language}: CommonWords): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatNumber(value, language)]));
}
