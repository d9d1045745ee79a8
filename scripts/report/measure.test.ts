import {describe, expect, it} from 'vitest';
import {measure} from './measure';

const page = (text: string) =>
  measure(
    `<main><h1>Карта</h1><nav><a href="/wordpress/menu">м</a></nav><div class="theme-doc-markdown markdown">${text}</div></main>`,
    '/wordpress/map',
  );

describe('measures of a page', () => {
  it('count what is read, each word once', () => {
    const {title, words, minutes} = page(
      '<h2>Ключ<a class="hash-link" href="#key">#</a></h2><ul><li><p>Откройте карту — сразу.</p><ul><li>Да</li></ul></li></ul><table><td>5.0</td></table>' +
        '<figure data-figure="x"><p>не текст</p></figure><div data-tool="y"><p>и не это</p></div>',
    );
    expect(title).toBe('Карта');
    expect(words).toBe(6);
    expect(minutes).toBe(1);
  });

  it('measure the time to read at 180 words a minute', () => {
    expect(page(`<p>${'слово '.repeat(900)}</p>`).minutes).toBe(5);
  });

  it('measure how long sentences are', () => {
    const {sentence} = page('<p>Раз два три. Версия 5.0.1 у вас «есть». Да?</p><td>не предложение вовсе тут</td>');
    expect(sentence).toEqual({mean: 3, longest: 5});
  });

  it('count figures and tools', () => {
    expect(page('<figure data-figure="x"></figure><figure></figure><div data-tool="y"></div>')).toMatchObject({
      figures: 1,
      tools: 1,
    });
  });

  it('list links of the text, each once, without those to itself', () => {
    const {inside, outside} = page(
      '<a href="/wordpress/faq#a">1</a><a href="/wordpress/faq?x=1">2</a><a href="/wordpress/map#b">3</a><a href="#c">4</a>' +
        '<a href="https://cdek.ru/">5</a><a href="mailto:a@b.c">6</a><a href="/wordpress/category/%D1%8F">7</a>',
    );
    expect(inside).toEqual(['/wordpress/faq', '/wordpress/category/я']);
    expect(outside).toEqual(['https://cdek.ru/']);
  });
});
