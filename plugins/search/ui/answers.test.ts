import type {DocSearchTransformClient} from '@docsearch/react';
import {describe, expect, it, vi} from 'vitest';
import {createAnswerStore, noteOf, type AnyAnswer} from './answers';
import {watchedClient} from './watchedClient';

const client = (search: () => Promise<{results: AnyAnswer[]}>) =>
  ({search, addAlgoliaAgent: vi.fn(), transporter: {algoliaAgent: {}}}) as unknown as DocSearchTransformClient;
const call = {requests: []};

describe('watchedClient', () => {
  it('passes the newest answer to the listeners', async () => {
    const store = createAnswerStore();
    const listener = vi.fn();
    store.subscribe(listener);
    const pages = [{title: 'Настройки', url: 'https://docs.example/settings'}];
    const note = {corrected: 'настройки', suggestions: [], pages};
    const watched = watchedClient(
      client(async () => ({results: [{query: 'yfcnhjqrb', nbHits: 3, userData: [note]}]})),
      store,
    );
    await watched.search(call);
    expect(store.get()).toEqual({query: 'yfcnhjqrb', nbHits: 3, corrected: 'настройки', pages, failed: false});
    expect(listener).toHaveBeenCalledOnce();
  });

  it('rejects with a failure and reports it', async () => {
    const store = createAnswerStore();
    const watched = watchedClient(
      client(() => Promise.reject(new Error('away'))),
      store,
    );
    await expect(watched.search(call)).rejects.toThrow('away');
    expect(store.get()?.failed).toBe(true);
  });
});

describe('noteOf', () => {
  it('takes nothing for a note that is none', () => {
    expect([{}, {userData: [{rule: 1}]}, {userData: 'x'}, {userData: [null]}].map(noteOf)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
