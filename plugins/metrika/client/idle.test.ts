import {describe, expect, it, vi} from 'vitest';
import {whenIdle} from './idle.ts';

function idleHost(readyState: string) {
  const listeners: Array<() => void> = [];
  return {
    document: {readyState},
    addEventListener: vi.fn((_type: 'load', listener: () => void) => {
      listeners.push(listener);
    }),
    setTimeout: vi.fn(),
    load: () => listeners.forEach((listener) => listener()),
  };
}

describe('whenIdle', () => {
  it('waits for the load event, then for an idle moment', () => {
    const requestIdleCallback = vi.fn(() => 1);
    const host = {...idleHost('interactive'), requestIdleCallback};
    const callback = vi.fn();
    whenIdle(host, callback);
    expect(requestIdleCallback).not.toHaveBeenCalled();
    host.load();
    expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(callback, {timeout: 5000});
    expect(callback).not.toHaveBeenCalled();
  });

  it('does not wait for a load event that has been', () => {
    const requestIdleCallback = vi.fn(() => 1);
    whenIdle({...idleHost('complete'), requestIdleCallback}, vi.fn());
    expect(requestIdleCallback).toHaveBeenCalledOnce();
  });

  it('pauses a second where the browser has no idle callback', () => {
    const host = idleHost('complete');
    const callback = vi.fn();
    whenIdle(host, callback);
    expect(host.setTimeout).toHaveBeenCalledExactlyOnceWith(callback, 1000);
  });
});
