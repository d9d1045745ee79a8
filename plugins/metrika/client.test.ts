import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

// What the browser tests cannot bring about: other browsers, and updates that come faster than frames.
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));
vi.mock('@generated/globalData', () => ({
  default: {metrika: {default: {counterId: 42, scriptUrl: 'https://x.test/tag.js', goalEvent: 'docs:goal'}}},
}));

const origin = 'https://x.test';
const head = {append: vi.fn()};
let frames: Map<number, () => void>;
let browser: EventTarget & {ym?: Window['ym']};

/** Loads the client module as a page does; returns what the engine calls after each change of the address. */
async function start(readyState: 'interactive' | 'complete' = 'complete') {
  const script = new EventTarget();
  vi.stubGlobal('document', {
    readyState,
    title: '',
    referrer: 'https://search.test/',
    head,
    addEventListener: vi.fn(),
    createElement: () => script,
  });
  vi.resetModules();
  const {onRouteDidUpdate} = await import('./client');
  const visit = (path: string): void => {
    const {pathname, search, hash} = new URL(path, origin);
    onRouteDidUpdate?.({location: {pathname, search, hash, state: null}, previousLocation: null});
  };
  return {visit, script};
}

function draw(title: string): void {
  document.title = title;
  for (let frame = 0; frame < 2; frame += 1) {
    const due = [...frames.values()];
    frames.clear();
    due.forEach((callback) => callback());
  }
}

const calls = (method: string) => (browser.ym?.a ?? []).filter(([, name]) => name === method);
const hits = () => calls('hit').map(([, , url, options]) => ({url, ...(options as {title: string; referer: string})}));

beforeEach(() => {
  frames = new Map();
  browser = Object.assign(new EventTarget(), {location: {origin}, requestIdleCallback: vi.fn()});
  vi.stubGlobal('window', browser);
  vi.stubGlobal('requestIdleCallback', vi.fn());
  vi.stubGlobal('setTimeout', vi.fn());
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    last += 1;
    frames.set(last, callback);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.delete(handle));
});

afterEach(() => {
  vi.unstubAllGlobals();
  head.append.mockReset();
});

describe('page views', () => {
  it('are reported in the second frame, with the page before as referer', async () => {
    const {visit} = await start();
    visit('/a?x=1#top');
    expect(hits()).toEqual([]);
    draw('A');
    visit('/b');
    draw('B');
    expect(hits()).toEqual([
      {url: `${origin}/a?x=1#top`, title: 'A', referer: 'https://search.test/'},
      {url: `${origin}/b`, title: 'B', referer: `${origin}/a?x=1#top`},
    ]);
  });

  it('are not doubled by a repeated update, a hash or a query', async () => {
    const {visit} = await start();
    ['/a', '/a', '/a#setup'].forEach(visit);
    draw('A');
    ['/a', '/a#setup', '/a?q=1'].forEach(visit);
    draw('A');
    expect(hits().map(({url}) => url)).toEqual([`${origin}/a#setup`]);
  });

  it('leave out a page that is left before it is drawn', async () => {
    const {visit} = await start();
    visit('/a');
    draw('A');
    ['/redirect', '/b'].forEach(visit);
    draw('B');
    ['/c', '/b'].forEach(visit);
    draw('B');
    expect(hits().map(({url, referer}) => [url, referer])).toEqual([
      [`${origin}/a`, 'https://search.test/'],
      [`${origin}/b`, `${origin}/a`],
    ]);
  });
});

describe('the counter', () => {
  it('waits for the load event, then for an idle moment', async () => {
    await start('interactive');
    expect(requestIdleCallback).not.toHaveBeenCalled();
    browser.dispatchEvent(new Event('load'));
    const [[addScript, options] = []] = vi.mocked(requestIdleCallback).mock.calls;
    expect(options).toEqual({timeout: 5000});
    expect(head.append).not.toHaveBeenCalled();
    (addScript as () => void)();
    expect(head.append).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({src: 'https://x.test/tag.js', async: true}),
    );
  });

  it('pauses for a second where the browser has no idle callback', async () => {
    Reflect.deleteProperty(browser, 'requestIdleCallback');
    await start();
    expect(setTimeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 1000);
  });

  it('uses an entry point that is already there', async () => {
    const ym = vi.fn();
    browser.ym = ym;
    await start();
    expect(ym).toHaveBeenCalledExactlyOnceWith(42, 'init', {webvisor: true, defer: true});
  });

  it('drops calls once its script has failed', async () => {
    const {visit, script} = await start();
    (vi.mocked(requestIdleCallback).mock.calls[0]?.[0] as () => void)();
    script.dispatchEvent(new Event('error'));
    visit('/a');
    draw('A');
    expect(browser.ym?.a).toEqual([]);
  });
});

describe('a goal', () => {
  const report = (detail: unknown) => browser.dispatchEvent(new CustomEvent('docs:goal', {detail}));

  it('is reported with or without parameters', async () => {
    await start();
    report({name: 'feedback'});
    report({name: 'feedback', params: {useful: true}});
    expect(calls('reachGoal')).toEqual([
      [42, 'reachGoal', 'feedback', undefined],
      [42, 'reachGoal', 'feedback', {useful: true}],
    ]);
  });

  it.each([null, undefined, 'feedback', [], {}, {name: ''}, {name: 7}])('is not reported from %j', async (detail) => {
    await start();
    report(detail);
    browser.dispatchEvent(new Event('docs:goal'));
    expect(calls('reachGoal')).toEqual([]);
  });
});
