import {describe, expect, it} from 'vitest';
import {aboutness} from './aboutness';
import {expand} from './expand';
import {smallIndex} from './searchIndex.fixture';
import {searchIndex} from './searchIndex';
import {weigh} from './weighedGroups';

const section = (heading: string, text = '') => ({level: 2, anchor: heading, heading, text});
const [page] = smallIndex.pages;
const written = {
  about: [section('Весы'), section('Выбор весов'), section('Проверка весов')],
  mentions: [section('Коробка', 'Понадобятся весы.'), section('Скотч'), section('Этикетка')],
  list: Array.from({length: 40}, (_, index) => section(index % 8 === 0 ? 'Весы' : `Поле ${index}`)),
};
const pages = Object.entries(written).flatMap(([name, sections]) =>
  page
    ? [{...page, label: '', aliases: [], path: `/w/${name}`, sections: [{level: 1, heading: 'Разное'}, ...sections]}]
    : [],
);
const index = searchIndex({...smallIndex, pages});
const aboutOf = (query: string) => {
  const about = aboutness(weigh(expand(query, index).groups, index), index);
  return (name: keyof typeof written) => about.get(`https://docs.example/w/${name}`) ?? 0;
};

describe('aboutness', () => {
  it('is 1 for the page that says most of the query', () => {
    expect(aboutOf('весы ')('about')).toBeCloseTo(1);
  });

  it('is less for a page that mentions a word, and for a list that has it among others', () => {
    const about = aboutOf('весы ');
    expect(about('mentions')).toBeLessThan(0.6);
    expect(about('list')).toBeLessThan(0.8);
  });

  it('is less for a page that lacks a word of the query', () => {
    const about = aboutOf('весы скотч ');
    expect(about('about')).toBeLessThan(about('mentions'));
  });
});
