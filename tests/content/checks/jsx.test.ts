import {describe, expect, it} from 'vitest';
import {page, twins} from '../site/fixture';
import {accordionProblems, jsxParityProblems} from './jsx';

describe('elements of twins', () => {
  it('may differ in attributes', async () => {
    expect(jsxParityProblems(await twins('<Doors title="Двери" />', '<Doors title="Doors" />'))).toEqual([]);
  });

  it('may change places and be repeated within a sentence, and name the same facts', async () => {
    const russian = 'Поле <Setting id="a" /> и <Setting id="b" />.';
    expect(
      jsxParityProblems(await twins(russian, 'The <Setting id="b" />, <Setting id="a" />, <Setting id="a" /> fields.')),
    ).toEqual([]);
    expect(
      jsxParityProblems(await twins(russian, 'The <Setting id="a" /> and <Setting id="c" /> fields.')),
    ).toMatchObject([
      {value: 'uses “<Setting id="b">”: 0, in ru/fixture.mdx: 1'},
      {value: 'uses “<Setting id="c">”: 1, in ru/fixture.mdx: 0'},
    ]);
    expect(jsxParityProblems(await twins('<List kind="a" />', '<List kind="b" />'))).toHaveLength(1);
  });

  it('have the same names in the same order', async () => {
    expect(jsxParityProblems(await twins('<Doors />', 'Text.'))).toHaveLength(1);
    expect(jsxParityProblems(await twins('<A />\n\n<B />', '<B />\n\n<A />'))).toHaveLength(1);
  });
});

describe('accordions', () => {
  it('are refused', async () => {
    const body = 'Текст.\n\n<details>\n<summary>Ещё</summary>\n\nСкрыто.\n\n</details>';
    expect(accordionProblems(await page(body))).toMatchObject([{line: 7, value: 'the page hides text in <details>'}]);
    expect(accordionProblems(await page('Слово `<details>` в коде.'))).toEqual([]);
  });
});
