import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {sectionsOf} from './sections';

const sections = (html: string) => {
  const body = load(html)('body').get(0);
  return body ? sectionsOf(body, 'Заголовок страницы') : [];
};

describe('sectionsOf', () => {
  it('cuts at headings of level 2 to 4 that have an id, wherever they are', () => {
    expect(
      sections(
        '<header><h1>Карта</h1></header><p>О карте.<h2 id=key>Ключ<a class=hash-link>#</a></h2><p>Получите.' +
          '<div class=tab><h3 id=site>Домен</h3><p>Впишите.</div><h4 id=deep>Глубже</h4>да<h5 id=no>Ниже</h5>текст',
      ),
    ).toEqual([
      {level: 1, heading: 'Карта', text: 'О карте.'},
      {level: 2, anchor: 'key', heading: 'Ключ', text: 'Получите.'},
      {level: 3, anchor: 'site', heading: 'Домен', text: 'Впишите.'},
      {level: 4, anchor: 'deep', heading: 'Глубже', text: 'да Ниже текст'},
    ]);
  });

  it('takes the title that it is given where the content has none, and no empty text', () => {
    expect(sections('<h2 id=a>А</h2>')).toEqual([
      {level: 1, heading: 'Заголовок страницы'},
      {level: 2, anchor: 'a', heading: 'А'},
    ]);
  });

  it('reads a heading without id as text', () => {
    expect(sections('<h2>Просто</h2>слово')).toEqual([{level: 1, heading: 'Заголовок страницы', text: 'Просто слово'}]);
  });

  it('leaves out items that only lead elsewhere', () => {
    expect(sections('<ul><li><a href=/faq#a>Карта пуста</a>.</li><li>См. <a href=/faq>ответы</a></li></ul>')).toEqual([
      {level: 1, heading: 'Заголовок страницы', text: 'См. ответы'},
    ]);
  });
});
