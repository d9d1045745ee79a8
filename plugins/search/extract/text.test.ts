import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {textOf} from './text';

const text = (html: string) => {
  const body = load(html)('body').get(0);
  return body ? textOf(body) : '';
};

describe('textOf', () => {
  it('parts the words of cells, items and lines, and not those of one word', () => {
    expect(text('<table><tr><td>Цена<td>300<b>₽</b></table><ul><li>раз<li>два</ul>при<br>вет')).toBe(
      'Цена 300₽ раз два при вет',
    );
  });

  it('takes code, admonitions and details', () => {
    expect(
      text('<div class="theme-admonition">Важно</div><details><summary>Ещё</summary>да</details><pre>a_b</pre>'),
    ).toBe('Важно Ещё да a_b');
  });

  it('leaves out scripts, buttons, forms, pictures, marks for links and what asks to be left out', () => {
    expect(
      text(
        'а<script>x</script><style>x</style><button>Копировать</button><form>x</form><svg><text>x</text></svg>' +
          '<a class="hash-link">#</a><span aria-hidden="true">x</span><div data-search-ignore>x</div>б',
      ),
    ).toBe('а б');
  });

  it('sets plain spaces and no soft hyphens', () => {
    expect(text('5&nbsp;000&#8239;₽ достав&shy;ка')).toBe('5 000 ₽ доставка');
  });
});
