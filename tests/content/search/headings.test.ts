import {beforeAll, describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../../config/locales';
import {titleOf} from '../../../plugins/search/engine/titles';
import {builtSearch, headingRates, ways, type Rate, type Way} from './headings';

/** Least share of headings that are found, of each way to type them. */
const leastRate = 0.95;
/** The same in the other language: single words of the glossary name better places than their entry there. */
const leastRateAcross = 0.85;
/** Time for some thousand searches, in milliseconds. */
const timeout = 240_000;

describe.each(locales)('headings of the manual (%s)', (locale) => {
  let rates: Record<Way, Rate>;
  beforeAll(() => {
    rates = headingRates(builtSearch(locale));
  }, timeout);

  it.each(Object.keys(ways) as Way[])('are found within the first three results when typed: %s', (way) => {
    const {tried, misses} = rates[way];
    expect(tried, 'queries tried').toBeGreaterThan(100);
    expect(1 - misses.length / tried, `not found:\n${misses.join('\n')}`).toBeGreaterThanOrEqual(leastRate);
  });
});

describe('headings of the manual, typed as the other language has them', () => {
  const otherOf: Readonly<Record<Locale, Locale>> = {ru: 'en', en: 'ru'};
  const placeOf = (objectID: string) => objectID.replace(/^\/wordpress\/(?:en(?=\/|#|$)\/?)?/, '');

  it.each(locales)('lead to the section with that heading, typed in %s', {timeout}, (locale) => {
    const {firstThree} = builtSearch(otherOf[locale]);
    const titles = new Map(builtSearch(locale).records.map((record) => [placeOf(record.objectID), titleOf(record)]));
    const asked = [...new Set(titles.values())];
    const missed = asked.filter((title) => !firstThree(title).some((id) => titles.get(placeOf(id)) === title));
    expect(asked.length).toBeGreaterThan(100);
    expect(1 - missed.length / asked.length, `not found:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(
      leastRateAcross,
    );
  });
});
