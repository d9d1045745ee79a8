import {beforeAll, describe, expect, it} from 'vitest';
import {ours} from '../../bench/search/engines/ours';
import {headingRates, rateOf, ways, type HeadingRates, type Way} from '../../bench/search/lib/headings';
import {languages, readSite, type Language} from '../../bench/search/lib/site';
import {titleOf} from '../../plugins/search/engine/titles';

/** Least share of headings that are found, of each way to type them. */
const leastRate = 0.95;
/** The same in the other language: single words of the glossary name better places than their entry there. */
const leastRateAcross = 0.85;
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

describe('headings of the manual, typed as the other language has them', () => {
  const otherOf: Readonly<Record<Language, Language>> = {ru: 'en', en: 'ru'};
  const placeOf = (objectID: string) => objectID.replace(/^\/wordpress\/(?:en(?=\/|#|$)\/?)?/, '');

  it.each(languages)('lead to a section that is called so there, asked for in %s', {timeout}, async (language) => {
    const [asked, own] = await Promise.all([readSite(language), readSite(otherOf[language])]);
    const engine = ours([own]);
    const titles = new Map(asked.records.map((record) => [placeOf(record.objectID), titleOf(record)]));
    const missed: string[] = [];
    for (const title of new Set(titles.values())) {
      const found = (await engine.search(own.language, title)).slice(0, 3);
      if (!found.some((id) => titles.get(placeOf(id)) === title)) {
        missed.push(title);
      }
    }
    const asks = new Set(titles.values()).size;
    expect(asks).toBeGreaterThan(100);
    expect(1 - missed.length / asks, `not found:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(leastRateAcross);
  });
});
