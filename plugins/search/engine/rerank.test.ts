import {describe, expect, it} from 'vitest';
import {expand} from './expand';
import {featuresOf, foundPages} from './pageFeatures';
import {kindOf} from './queryKind';
import {compared, traitsOf, rerank, rerankDepth, type RerankWeights} from './rerank';
import {scoreRecords, type ScoredRecord} from './score';
import {searchIndex} from './searchIndex';
import {smallIndex} from './searchIndex.fixture';
import {weigh} from './weighedGroups';

const index = searchIndex(smallIndex);

/** Everything that is known of a query before its pages are compared. */
function asked(query: string) {
  const {groups, corrected} = expand(query, index);
  const kind = kindOf(query, corrected);
  const weighed = weigh(groups, index);
  return {kind, weighed, scored: scoreRecords(weighed, groups, kind, index, () => true)};
}

const none: RerankWeights = {
  score: [1, 0, 0, 0],
  secondSection: [0, 0, 0, 0],
  phrase: [0, 0, 0, 0],
  translations: [0, 0, 0, 0],
  queryWords: [0, 0, 0, 0],
};

const byScore = (ranked: readonly ScoredRecord[]) => [...ranked].sort((a, b) => b.score - a.score);
const pagesOf = (ranked: readonly ScoredRecord[]) => foundPages(byScore(ranked)).map(({url}) => url);

describe('comparing the first pages', () => {
  it('changes nothing when only the score counts', () => {
    const {kind, weighed, scored} = asked('карта пунктов');
    expect(scored.length).toBeGreaterThan(2);
    rerank(scored, kind, weighed, index, none).forEach((entry, at) =>
      expect(entry.score).toBeCloseTo(scored[at]?.score ?? 0, 6),
    );
  });

  it('reverses the pages when the score counts against them, and moves all sections of a page alike', () => {
    const {kind, weighed, scored} = asked('карта пунктов');
    const turned = rerank(scored, kind, weighed, index, {...none, score: [-1, 0, 0, 0]});
    const before = pagesOf(scored);
    expect(before.length).toBeGreaterThan(1);
    expect(before.length).toBeLessThanOrEqual(rerankDepth);
    expect(pagesOf(turned)).toEqual([...before].reverse());
    const scores = (list: readonly ScoredRecord[]) => foundPages(byScore(list)).map(({sections}) => sections[0]?.score);
    scores(turned).forEach((score, at) => expect(score).toBeCloseTo(scores(scored)[at] ?? 0, 6));
    for (const {url, sections} of foundPages(scored)) {
      const moved = turned.filter(({record}) => record.url_without_anchor === url);
      const factors = sections.map(({score}, at) => (moved[at]?.score ?? 0) / score);
      factors.forEach((factor) => expect(factor).toBeCloseTo(factors[0] ?? 0, 6));
    }
  });

  it('lowers a page that the words of earlier queries speak against', () => {
    const {kind, weighed, scored} = asked('карта пунктов');
    expect(pagesOf(scored)[0]).toBe('https://docs.example/w/map');
    const after = rerank(scored, kind, weighed, index, {...none, queryWords: [5, 0, 0, 0]});
    expect(pagesOf(after).indexOf('https://docs.example/w/map')).toBeGreaterThan(0);
  });

  it('weighs a feature by the traits of the query', () => {
    const fault = asked('пропала карта');
    const plain = asked('карта');
    expect(traitsOf(fault.kind, fault.weighed).slice(0, 3)).toEqual([1, 1, 0]);
    expect(traitsOf(plain.kind, plain.weighed)).toEqual([1, 0, 0, -2 / 3]);
    const question = asked('как выбрать тарифы');
    expect(traitsOf(question.kind, question.weighed)[2]).toBe(1);
  });
});

describe('the pages that are compared', () => {
  it.each([
    ['карта пунктов ', true],
    ['распеч', false],
    ['woocommerce_checkout', false],
  ])('of %s are found: %s', (query, isCompared) => {
    const {kind, weighed, scored} = asked(query);
    expect(scored.length).toBeGreaterThan(0);
    expect(compared(scored, kind, weighed, index).length > 0).toBe(isCompared);
  });
});

describe('what speaks for a page', () => {
  it('is read from its sections', () => {
    const {weighed, scored} = asked('install plugin');
    const pages = foundPages(scored);
    const page = pages.find(({url}) => url.endsWith('/setup'));
    const setup = page && featuresOf(page, weighed, index);
    expect(setup?.translations).toBe(1);
    expect(setup?.score).toBeCloseTo(Math.log(page?.sections[0].score ?? 0));
    expect(setup?.secondSection).toBeLessThanOrEqual(0);
  });

  it('is what earlier queries with its words have taught', () => {
    const {weighed, scored} = asked('ключ для карты');
    const taught = foundPages(scored).map((page) => [page.url, featuresOf(page, weighed, index).queryWords]);
    expect(taught).toContainEqual(['https://docs.example/w/map', 1]);
    expect(taught).toContainEqual(['https://docs.example/w/setup', 0]);
  });

  it('counts words one after the other', () => {
    const {weighed, scored} = asked('ключи СДЭК');
    const pages = foundPages(scored);
    expect(Math.max(...pages.map((page) => featuresOf(page, weighed, index).phrase))).toBeGreaterThan(0);
  });
});
