import {describe, expect, it} from 'vitest';
import {addOffers, pagesIn} from './offers';

const topics = [
  {label: 'Установка', path: '/w/install'},
  {
    label: 'Справочник',
    path: '/w/glossary',
    items: [
      {label: 'Словарь', path: '/w/glossary'},
      {label: 'Тарифы', path: '/w/rates'},
    ],
  },
  {label: 'Вопросы', path: '/w/faq'},
];
const pages = pagesIn(topics, 'https://docs.example');

describe('pagesIn', () => {
  it('lists pages, not categories, by the address that hits have', () => {
    expect(pages.map(({title}) => title)).toEqual(['Установка', 'Словарь', 'Тарифы', 'Вопросы']);
    expect(pages[1]).toEqual({title: 'Словарь', label: 'Словарь', url: 'https://docs.example/w/glossary'});
  });
});

describe('addOffers', () => {
  it('notes the nearest pages on an answer without hits, and another one as a query', () => {
    const answer = {query: 'словирюга', nbHits: 0};
    addOffers([answer], pages);
    expect(answer).toMatchObject({
      userData: [
        {
          corrected: null,
          pages: [{title: 'Словарь'}, {title: 'Установка'}, {title: 'Тарифы'}],
          suggestions: ['Вопросы'],
        },
      ],
    });
  });

  it('leaves answers with hits and values of facets alone', () => {
    const answers = [{query: 'словарь', nbHits: 2}, {facetHits: []}];
    addOffers(answers, pages);
    expect(answers).toEqual([{query: 'словарь', nbHits: 2}, {facetHits: []}]);
  });
});
