import {afterEach, describe, expect, it, vi} from 'vitest';
import {reportNoHits} from './goals';

afterEach(() => vi.unstubAllGlobals());

function reported(goalEvent: string | undefined) {
  const page = new EventTarget();
  const heard: unknown[] = [];
  page.addEventListener('site:goal', (event) => heard.push((event as CustomEvent).detail));
  const dispatchEvent = vi.spyOn(page, 'dispatchEvent');
  vi.stubGlobal('window', page);
  reportNoHits(goalEvent, 'нет такого');
  return {heard, count: dispatchEvent.mock.calls.length};
}

describe('a search without hits', () => {
  it('is a goal with its query, by the event of the configuration', () => {
    expect(reported('site:goal').heard).toEqual([{name: 'search-no-hits', params: {query: 'нет такого'}}]);
  });

  it('is reported by no event in a build without a counter', () => {
    expect(reported(undefined).count).toBe(0);
  });
});
