import {describe, expect, it} from 'vitest';
import type {IndexedPage} from '../engine/indexFile';
import {fullestSidebar, inReadingOrder, nameBySidebar} from './order';

const page = (path: string, title = path): IndexedPage => ({
  path,
  group: 'Г',
  tag: 'default',
  version: 'current',
  sections: [{level: 1, heading: title}],
});
const link = (path: string, label = path) => ({path, label});

describe('the sidebar', () => {
  it('is put together from the pages, since a collapsed category shows its entries on its own pages', () => {
    const sidebar = fullestSidebar([[link('/a')], [link('/a'), link('/b'), link('/b/1')], [link('/c/1'), link('/a')]]);
    expect(sidebar.map(({path}) => path)).toEqual(['/a', '/b', '/b/1', '/c/1']);
  });

  it('orders the pages, those that it lacks last', () => {
    const pages = [page('/x'), page('/b'), page('/a')];
    expect(inReadingOrder(pages, [link('/a'), link('/b')]).map(({path}) => path)).toEqual(['/a', '/b', '/x']);
  });

  it('names a page by its label where that differs from the title', () => {
    const pages = [page('/a', 'Как создать накладную'), page('/b', 'Ответы')];
    nameBySidebar(pages, [link('/a', 'Накладная'), link('/b', 'Ответы')]);
    expect(pages.map(({label}) => label)).toEqual(['Накладная', undefined]);
  });
});
