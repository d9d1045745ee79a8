import {afterEach, describe, expect, it, vi} from 'vitest';
import {copyMarkdown} from './copyMarkdown';

const address = '/setup.md';

class Item {
  constructor(readonly types: Record<string, Promise<Blob>>) {}
}

interface Browser {
  /** How the answer to the request for the text ends. */
  status?: number;
  write?: (items: Item[]) => Promise<void>;
  writeText?: (text: string) => Promise<void>;
  item?: typeof Item | undefined;
}

function browser({status = 200, item = Item, ...clipboard}: Browser) {
  const assign = vi.fn();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# Set up', {status})));
  vi.stubGlobal('navigator', {clipboard});
  vi.stubGlobal('window', {location: {assign}});
  vi.stubGlobal('ClipboardItem', item);
  return assign;
}

const refuse = () => Promise.reject(new Error('NotAllowedError'));

afterEach(() => vi.unstubAllGlobals());

describe('copying the Markdown', () => {
  it('hands the clipboard a promise before the text has come', async () => {
    const written: string[] = [];
    let handedOver = false;
    browser({
      write: async ([item]) => {
        handedOver = true;
        written.push(await (await item?.types['text/plain'])!.text());
      },
    });
    const outcome = copyMarkdown(address);
    expect(handedOver).toBe(true);
    expect([await outcome, written]).toEqual(['copied', ['# Set up']]);
  });

  it.each([
    ['has no items', {item: undefined}],
    ['takes no promises', {write: refuse}],
  ])('writes the text where the clipboard %s', async (_, {...parts}) => {
    const writeText = vi.fn(() => Promise.resolve());
    browser({...parts, writeText});
    expect(await copyMarkdown(address)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('# Set up');
  });

  it('opens the Markdown where nothing may be copied', async () => {
    const assign = browser({write: refuse, writeText: refuse});
    expect(await copyMarkdown(address)).toBe('opened');
    expect(assign).toHaveBeenCalledWith(address);
  });

  it('reports that the text is not available, and stays', async () => {
    const write = async ([item]: Item[]) => void (await item?.types['text/plain']);
    const assign = browser({status: 503, write, writeText: refuse});
    expect(await copyMarkdown(address)).toBe('unreachable');
    expect(assign).not.toHaveBeenCalled();
  });

  it('throws nothing at the page where the clipboard refuses before the text is known not to come', async () => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    browser({status: 503, write: refuse, writeText: refuse});
    expect(await copyMarkdown(address)).toBe('unreachable');
    await new Promise((done) => setTimeout(done));
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  });
});
