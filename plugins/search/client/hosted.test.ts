import {expect, it, vi} from 'vitest';

const provider = vi.hoisted(() => vi.fn(() => ({})));
vi.mock('algoliasearch/dist/lite/builds/browser.js', () => ({liteClient: provider}));

it('makes the provider’s client with the specified timeouts', async () => {
  const {liteClient} = await import('./hosted.ts');
  liteClient('app', 'key', {baseHeaders: {a: 'b'}});
  expect(provider).toHaveBeenCalledWith('app', 'key', {
    timeouts: {connect: 1000, read: 2000, write: 30_000},
    baseHeaders: {a: 'b'},
  });
});
