import {describe, expect, it} from 'vitest';
import {root} from './fixture';
import {type BuiltPage, builtPage} from './site';
import {cyrillicProblems, typographyProblems} from './typography';

function built(article: string, locale: BuiltPage['locale']): BuiltPage {
  const body = `<div class="theme-doc-markdown markdown">${article}</div>`;
  return builtPage({locale, url: root, file: 'a.html'}, `<html lang="${locale}"><body>${body}</body></html>`);
}

const values = (article: string, locale: BuiltPage['locale']) =>
  typographyProblems(built(article, locale)).map(({value}) => value.replace(/ in “.*/s, ''));

describe('typography of a Russian page', () => {
  it.each([
    '<p>Нажмите «Сохранить», <code>"b" - c</code>\u00a0— и\u00a0ждите в\u00a0<b>списке</b>.</p>',
    '<table><tr><td>—</td><td>10–15 секунд</td></tr></table>',
    '<ul><li>Раз:<ul><li>два</li></ul></li></ul>',
  ])('may be %s', (article) => {
    expect(values(article, 'ru')).toEqual([]);
  });

  it.each([
    ['<p>Нажмите "Сохранить".</p>', 'quotes that are not Russian'],
    ['<p>Ключ — это строка.</p>', 'a dash without a no-break space before it'],
    ['<p>Ключ - это строка.</p>', 'a hyphen in the place of a dash'],
    ['<p>Ждите в списке.</p>', 'a one-letter word that a line may end with'],
    ['<p>Ждите в <b>списке</b>.</p>', 'a one-letter word that a line may end with'],
    ['<h2>Ждите  долго</h2>', 'two spaces'],
    ['<p>Ждите .</p>', 'a space before a mark'],
  ])('may not be %s', (article, value) => {
    expect(values(article, 'ru')).toEqual([value]);
  });

  it('is set by the plugin in Markdown alone', () => {
    expect(
      values(
        '<header><h1>Ключ и карта</h1></header><figure><p>Поле в форме</p></figure><div data-tool="a"><p>Вес в граммах</p></div>',
        'ru',
      ),
    ).toEqual([]);
    expect(values('<header><h1>Ключ "Карта"</h1></header>', 'ru')).toHaveLength(1);
  });

  it('leaves labels of interfaces as they are', () => {
    expect(values('<p>В\u00a0поле <strong>Вес "в"</strong>.</p>', 'ru')).toEqual([]);
    expect(values('<p><strong>Карта - пуста.</strong></p>', 'ru')).toHaveLength(1);
  });
});

describe('typography of an English page', () => {
  it('has straight quotes', () => {
    expect(values('<p>Don\'t click "Save" — wait.</p>', 'en')).toEqual([]);
    expect(values('<p>Don’t.</p><p>“Save”</p><p>«Save»</p>', 'en')).toEqual(
      Array<string>(3).fill('quotes that are not straight'),
    );
    expect(values('<p>Wait - then click.</p>', 'en')).toEqual(['a hyphen in the place of a dash']);
  });

  it('has no Russian words but for labels that have no other language', () => {
    const article = '<p>Click <b>Новый ключ</b>, <code>Казань</code>, <span lang="ru">заказ</span>, wait минуту.</p>';
    expect(cyrillicProblems(built(article, 'en'), ['Новый ключ']).map(({value}) => value)).toEqual([
      '“минуту” is not English',
    ]);
    expect(cyrillicProblems(built(article, 'ru'), [])).toEqual([]);
  });
});
