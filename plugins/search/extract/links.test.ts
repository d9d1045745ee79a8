import {describe, expect, it} from 'vitest';
import type {IndexedPage} from '../engine/indexFile';
import {nameByLinks} from './links';

const origin = 'https://docs.example';
const page = (path: string, ...sections: IndexedPage['sections']): IndexedPage => ({
  path,
  group: 'Г',
  tag: 'default',
  version: 'current',
  sections,
});

describe('nameByLinks', () => {
  it('gives a section the names that other pages link to it by', () => {
    const faq = page('/faq', {level: 1, heading: 'Ответы'}, {level: 2, anchor: 'price', heading: 'Цена не та'});
    const intro = page('/', {level: 1, heading: 'Начало'});
    const links = [
      {href: '/faq#price', text: 'Доставка дороже, чем у СДЭК'},
      {href: 'faq#price', text: 'не та цена'},
      {href: '/faq#price', text: 'цены'},
      {href: '/faq', text: 'тут'},
      {href: '/faq?q=1', text: 'с запросом'},
      {href: 'https://elsewhere.example/faq#price', text: 'чужая страница'},
      {href: 'mailto:a@b.example', text: 'письмо'},
    ];
    nameByLinks([faq, intro], new Map([[intro, links]]), origin);
    expect(faq.sections).toEqual([
      {level: 1, heading: 'Ответы'},
      {level: 2, anchor: 'price', heading: 'Цена не та', calledBy: ['Доставка дороже, чем у СДЭК']},
    ]);
  });

  it('finds pages with Russian addresses', () => {
    const category = page('/category/%D0%B0', {level: 1, heading: 'Раздел'});
    nameByLinks([category], new Map([[category, [{href: '/category/а', text: 'Всё про раздел А'}]]]), origin);
    expect(category.sections[0]?.calledBy).toEqual(['Всё про раздел А']);
  });
});
