import {describe, expect, it, vi} from 'vitest';
import {createCounter, type CallQueue, type QueueHost} from './counter.ts';

const page = {url: 'https://x.test/a', title: 'A', referer: ''};

describe('counter', () => {
  it('initialises with session replay and without a hit of its own', () => {
    const host: QueueHost = {};
    createCounter(host, 42);
    expect(host.ym?.a).toEqual([[42, 'init', {webvisor: true, defer: true}]]);
    expect(host.ym?.l).toBeTypeOf('number');
  });

  it('keeps hits and goals in order until the script takes them', () => {
    const host: QueueHost = {};
    const counter = createCounter(host, 42);
    counter.hit(page);
    counter.reachGoal('search-no-hits', {query: 'досатвка'});
    expect(host.ym?.a?.slice(1)).toEqual([
      [42, 'hit', 'https://x.test/a', {title: 'A', referer: ''}],
      [42, 'reachGoal', 'search-no-hits', {query: 'досатвка'}],
    ]);
  });

  it('hands later calls to a script that watches the queue', () => {
    const host: QueueHost = {};
    const counter = createCounter(host, 42);
    const push = vi.fn();
    Object.assign(host.ym?.a ?? {}, {push});
    counter.hit(page);
    expect(push).toHaveBeenCalledWith([42, 'hit', 'https://x.test/a', {title: 'A', referer: ''}]);
  });

  it('uses an entry point that is already there', () => {
    const ym: CallQueue = vi.fn<(...call: unknown[]) => void>();
    const host: QueueHost = {ym};
    createCounter(host, 42).hit(page);
    expect(host.ym).toBe(ym);
    expect(ym).toHaveBeenCalledTimes(2);
  });

  it('forgets the queue and takes no more once stopped', () => {
    const host: QueueHost = {};
    const counter = createCounter(host, 42);
    counter.stop();
    counter.hit(page);
    expect(host.ym?.a).toEqual([]);
  });
});
