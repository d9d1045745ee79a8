import {describe, expect, it} from 'vitest';
import {SearchEngine} from './engine';
import {smallIndex} from './searchIndex.fixture';
import type {IndexedSection} from './indexFile';
import type {SearchResponse} from './response';

/** Anchor of the first result of a manual whose first pages have these sections. */
function firstOf(query: string, ...written: IndexedSection[][]): string | null | undefined {
  const pages = smallIndex.pages.map((page, index) => {
    const sections = written[index];
    return sections ? {...page, label: '', sections: [{level: 1, heading: 'Разное'}, ...sections]} : page;
  });
  const [answer] = new SearchEngine({...smallIndex, pages}).search([{indexName: 'manual', query}]).results;
  return (answer as SearchResponse).hits[0]?.anchor;
}

describe('ranking by what a page is about', () => {
  it('puts the page that is about a subject above one that mentions it in a heading', () => {
    const about = ['Выбор весов', 'Поверка весов', 'Ремонт весов'].map((heading) => ({level: 2, heading}));
    const mention = [
      {level: 2, anchor: 'mention', heading: 'Купите весы'},
      ...['Скотч', 'Картон', 'Нож'].map((heading) => ({level: 2, heading})),
    ];
    expect(firstOf('весы', mention, about)).not.toBe('mention');
    expect(firstOf('весы', mention)).toBe('mention');
  });

  it('puts a page of another kind above one about a symptom unless the query describes a fault', () => {
    const found = (query: string) => {
      const sections = (anchor: string) => [
        {level: 1, heading: 'Разное'},
        {level: 2, anchor, heading: 'Весы и тара'},
      ];
      const pages = smallIndex.pages.slice(0, 2).map((page, index) => ({
        ...page,
        label: '',
        aliases: [],
        group: index === 0 ? 'Если не работает' : 'Документация',
        sections: sections(index === 0 ? 'symptom' : 'task'),
      }));
      const [answer] = new SearchEngine({...smallIndex, pages}).search([{indexName: 'manual', query}]).results;
      return (answer as SearchResponse).hits[0]?.anchor;
    };
    expect(found('весы')).toBe('task');
    expect(found('ошибка весы')).toBe('symptom');
    expect(found('весы не')).toBe('symptom');
  });

  it('puts a task above the card of a reference with the same name, but not above the reference itself', () => {
    const found = (query: string) => {
      const pages = smallIndex.pages.slice(0, 2).map((page, index) => ({
        ...page,
        label: '',
        aliases: [],
        weight: index === 0 ? 0.99 : 1,
        sections: [
          {level: 1, heading: index === 0 ? 'Справочник' : 'Упаковка'},
          {level: 2 + index, anchor: 'scales', heading: 'Весы'},
        ],
      }));
      const [answer] = new SearchEngine({...smallIndex, pages}).search([{indexName: 'manual', query}]).results;
      return (answer as SearchResponse).hits[0]?.objectID;
    };
    expect(found('справочник')).toBe('/w/setup');
    expect(found('весы ')).toBe('/w/map#scales');
  });

  it('takes a heading with a word of failing for a symptom', () => {
    const fault = {level: 2, anchor: 'fault', heading: 'Весы пропали'};
    const task = {level: 2, anchor: 'task', heading: 'Весы стоят'};
    expect(firstOf('весы', [fault], [task])).toBe('task');
    expect(firstOf('пропали весы', [fault], [task])).toBe('fault');
  });

  it('puts an alias of a page above the heading of a section of another page', () => {
    const sections = [
      {level: 1, heading: 'Разное'},
      {level: 2, heading: 'Весы и картон'},
    ];
    const pages = smallIndex.pages.slice(0, 2).map((page, index) => ({
      ...page,
      label: '',
      aliases: index === 0 ? [] : ['весы', 'скотч', 'картон', 'нож', 'мешок', 'плёнка', 'пломба', 'ярлык'],
      sections: index === 0 ? sections : [{level: 1, heading: 'Упаковка'}],
    }));
    const [answer] = new SearchEngine({...smallIndex, pages}).search([{indexName: 'manual', query: 'весы '}]).results;
    expect((answer as SearchResponse).hits[0]?.url_without_anchor).toBe(`https://docs.example${pages[1]?.path}`);
  });
});
