import {expect, it, vi} from 'vitest';

const search = vi.hoisted(() => vi.fn(async () => ({results: [{query: 'словирюга', nbHits: 0}]})));
const provider = vi.hoisted(() => vi.fn(() => ({search})));
vi.mock('algoliasearch/dist/lite/builds/browser.js', () => ({liteClient: provider}));
vi.mock('@generated/docusaurus.config', () => ({default: {url: 'https://docs.example'}}));
vi.mock('@generated/docs-search/topics.json', () => ({default: [{label: 'Словарь', path: '/w/glossary'}]}));

it('makes the provider’s client with the specified timeouts', async () => {
  const {liteClient} = await import('./hosted');
  liteClient('app', 'key', {baseHeaders: {a: 'b'}});
  expect(provider).toHaveBeenCalledWith('app', 'key', {
    timeouts: {connect: 1000, read: 2000, write: 30_000},
    baseHeaders: {a: 'b'},
  });
});

it('offers pages of the site when the provider finds nothing', async () => {
  const {liteClient} = await import('./hosted');
  const {results} = await liteClient('app', 'key').search({requests: [{indexName: 'manual', query: 'словирюга'}]});
  const pages = [{title: 'Словарь', url: 'https://docs.example/w/glossary'}];
  expect(results).toMatchObject([{userData: [{corrected: null, pages, suggestions: []}]}]);
});
