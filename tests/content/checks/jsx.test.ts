import {describe, expect, it} from 'vitest';
import {page, pagePair} from '../site/fixture';
import {accordionProblems, jsxParityProblems} from './jsx';

describe('elements of both languages', () => {
  it('may differ in attributes', async () => {
    expect(jsxParityProblems(await pagePair('<EntryCards title="Двери" />', '<EntryCards title="Cards" />'))).toEqual(
      [],
    );
  });

  it('may change places and be repeated within a sentence, and name the same facts', async () => {
    const russian = 'Поле <Setting id="a" /> и <Setting id="b" />.';
    expect(
      jsxParityProblems(
        await pagePair(russian, 'The <Setting id="b" />, <Setting id="a" />, <Setting id="a" /> fields.'),
      ),
    ).toEqual([]);
    expect(
      jsxParityProblems(await pagePair(russian, 'The <Setting id="a" /> and <Setting id="c" /> fields.')),
    ).toMatchObject([
      {value: 'uses “<Setting id="b">”: 0, in ru/fixture.mdx: 1'},
      {value: 'uses “<Setting id="c">”: 1, in ru/fixture.mdx: 0'},
    ]);
    expect(jsxParityProblems(await pagePair('<List kind="a" />', '<List kind="b" />'))).toHaveLength(1);
  });

  it('have the same names in the same order', async () => {
    expect(jsxParityProblems(await pagePair('<EntryCards />', 'Text.'))).toHaveLength(1);
    expect(jsxParityProblems(await pagePair('<A />\n\n<B />', '<B />\n\n<A />'))).toHaveLength(1);
  });
});

describe('accordions', () => {
  it('are refused', async () => {
    const body = 'Текст.\n\n<details>\n<summary>Ещё</summary>\n\nСкрыто.\n\n</details>';
    expect(accordionProblems(await page(body))).toMatchObject([{line: 7, value: 'the page hides text in <details>'}]);
    expect(accordionProblems(await page('Слово `<details>` в коде.'))).toEqual([]);
  });
});
