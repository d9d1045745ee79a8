import {beforeEach, describe, expect, it} from 'vitest';
import {createPageTracker, type PageHit} from './pages.ts';

const origin = 'https://x.test';

function at(path: string) {
  const {pathname, search, hash} = new URL(path, origin);
  return {pathname, search, hash};
}

describe('page tracker', () => {
  let sent: PageHit[];
  let title: string;
  let frames: Array<() => void>;
  let visit: (path: string) => void;

  /** Lets the head manager write the title, then runs the pending frames. */
  function paint(newTitle: string): void {
    title = newTitle;
    frames.splice(0).forEach((frame) => frame());
  }

  beforeEach(() => {
    sent = [];
    title = 'old';
    frames = [];
    const track = createPageTracker({
      origin,
      referrer: 'https://search.test/',
      title: () => title,
      afterPaint(callback) {
        frames.push(callback);
        return () => {
          frames = frames.filter((frame) => frame !== callback);
        };
      },
      send: (hit) => sent.push(hit),
    });
    visit = (path) => track(at(path));
  });

  it('sends the first page with the referrer of the document', () => {
    visit('/a?x=1#top');
    paint('A');
    expect(sent).toEqual([{url: 'https://x.test/a?x=1#top', title: 'A', referer: 'https://search.test/'}]);
  });

  it('sends the title that stands after the paint, and the page before as referer', () => {
    visit('/a');
    paint('A');
    visit('/b');
    expect(sent).toHaveLength(1);
    paint('B');
    expect(sent[1]).toEqual({url: 'https://x.test/b', title: 'B', referer: 'https://x.test/a'});
  });

  it('sends nothing for another hash or query', () => {
    visit('/a');
    paint('A');
    visit('/a#setup');
    visit('/a?q=1');
    visit('/a?q=1#setup');
    paint('A');
    expect(sent).toHaveLength(1);
  });

  it('keeps a hit that is still due when only the hash changes', () => {
    visit('/a');
    visit('/a#setup');
    paint('A');
    expect(sent.map((hit) => hit.url)).toEqual(['https://x.test/a#setup']);
  });

  it('does not double a repeated update', () => {
    visit('/a');
    visit('/a');
    paint('A');
    visit('/a');
    paint('A');
    expect(sent).toHaveLength(1);
  });

  it('counts a page again when the reader comes back to it', () => {
    visit('/a');
    paint('A');
    visit('/b');
    paint('B');
    visit('/a');
    paint('A');
    expect(sent.map(({title: name, referer}) => [name, referer])).toEqual([
      ['A', 'https://search.test/'],
      ['B', 'https://x.test/a'],
      ['A', 'https://x.test/b'],
    ]);
  });

  it('leaves out a page that was never painted', () => {
    visit('/a');
    paint('A');
    visit('/redirect');
    visit('/b');
    paint('B');
    expect(sent.map((hit) => hit.url)).toEqual(['https://x.test/a', 'https://x.test/b']);
    expect(sent[1]?.referer).toBe('https://x.test/a');
  });

  it('sends nothing for a detour that ends where it began', () => {
    visit('/a');
    paint('A');
    visit('/b');
    visit('/a');
    paint('A');
    expect(sent).toHaveLength(1);
    visit('/b');
    paint('B');
    expect(sent).toHaveLength(2);
  });
});
