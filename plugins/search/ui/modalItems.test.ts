import type {DocSearchHit} from '@docsearch/react';
import {describe, expect, it} from 'vitest';
import {modalItem} from './modalItems';

const localUrl = (url: string) => new URL(url).pathname + new URL(url).hash;

const hit = {
  objectID: '1',
  url: 'https://docs.example/w/map#key',
  type: 'lvl3',
  content: 'Длинный текст <Image>',
  hierarchy: {
    lvl0: 'Г',
    lvl1: 'Карта',
    lvl2: 'Ключ & домен',
    lvl3: 'Впишите <Image>',
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _snippetResult: {
    content: {value: 'Длинный <mark>текст</mark>…', matchLevel: 'full'},
    hierarchy: {lvl1: {value: '<mark>Карта</mark>', matchLevel: 'full'}},
  },
} as unknown as DocSearchHit;

const snippetOf = (item: DocSearchHit) => item._snippetResult.hierarchy;

describe('modalItem', () => {
  it('leads to the address on this site', () => {
    expect(modalItem(hit, localUrl).url).toBe('/w/map#key');
  });

  it('shows the path page › section under a heading', () => {
    expect(snippetOf(modalItem(hit, localUrl)).lvl1.value).toBe('<mark>Карта</mark> › Ключ &amp; домен');
  });

  it('shows all headings under a match in the text', () => {
    const item = modalItem({...hit, type: 'content'}, localUrl);
    expect(snippetOf(item).lvl1.value).toBe('<mark>Карта</mark> › Ключ &amp; домен › Впишите &lt;Image&gt;');
  });

  it('leaves the title of a page alone', () => {
    expect(snippetOf(modalItem({...hit, type: 'lvl1'}, localUrl)).lvl1.value).toBe('<mark>Карта</mark>');
  });

  it('remembers headings and a short text that are safe to print as HTML', () => {
    const {hierarchy, content} = modalItem(hit, localUrl);
    expect(hierarchy).toMatchObject({lvl2: 'Ключ &amp; домен', lvl3: 'Впишите &lt;Image&gt;', lvl4: null});
    expect(content).toBe('Длинный текст…');
  });

  it('manages without snippets', () => {
    const {_snippetResult: _none, ...bare} = hit;
    expect(snippetOf(modalItem(bare as DocSearchHit, localUrl)).lvl1.value).toBe('Карта › Ключ &amp; домен');
  });
});
