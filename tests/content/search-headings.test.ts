import {beforeAll, describe, expect, it} from 'vitest';
import {ours} from '../../bench/search/engines/ours';
import {headingRates, rateOf, ways, type HeadingRates, type Way} from '../../bench/search/lib/headings';
import {languages, readSite} from '../../bench/search/lib/site';

/** Least share of headings that are found, of each way to type them. */
const leastRate = 0.95;
/** Time for some thousand searches, in milliseconds. */
const timeout = 240_000;

describe.each(languages)('headings of the manual (%s)', (language) => {
  let rates: HeadingRates;
  beforeAll(async () => {
    const site = await readSite(language);
    rates = await headingRates(site, ours([site]));
  }, timeout);

  it.each(Object.keys(ways) as Way[])('are found within the first three results when typed: %s', (way) => {
    const missed = rates.misses.filter((miss) => miss.way === way).map(({query, objectID}) => `${query} → ${objectID}`);
    expect(rates.tried[way], 'queries tried').toBeGreaterThan(100);
    expect(rateOf(rates, way), `not found:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(leastRate);
  });
});
