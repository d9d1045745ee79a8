import {describe, expect, it} from 'vitest';
import {headingOrderProblems, landmarkProblems} from './landmarks';
import {builtPage} from './site';

const page = (html: string) => builtPage({locale: 'ru', url: 'https://x.test/', file: 'index.html'}, html);
const valid =
  '<nav aria-label="Меню"></nav><main><nav aria-label="Цепочка"></nav><footer>д</footer></main><footer>с</footer>';
const valuesOf = (problems: {value: string}[]) => problems.map(({value}) => value).join('\n');

describe('landmarks', () => {
  it('pass when they are complete', () => expect(landmarkProblems(page(valid))).toEqual([]));

  it.each([
    ['no main part', '<footer></footer>', 'has 0 main parts'],
    ['two main parts', `${valid}<main></main>`, 'has 2 main parts'],
    ['no footer of the site', '<main><footer></footer></main>', 'has 0 footers'],
    ['a navigation without a name', `${valid}<nav></nav>`, 'named “”'],
    ['two navigations of one name', `${valid}<nav aria-label="Меню"></nav>`, 'named “Меню”'],
  ])('fail with %s', (_, html, value) => expect(valuesOf(landmarkProblems(page(html)))).toContain(value));
});

describe('the order of headings', () => {
  it('passes when it goes down step by step', () =>
    expect(headingOrderProblems(page('<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>'))).toEqual([]));

  it.each([
    ['a level left out', '<h1>a</h1><h3>b</h3>', '“b” of level 3 follows level 1'],
    ['no first level', '<h2>a</h2>', '“a” of level 2 follows level 0'],
    ['a heading that is but its link', '<h1>a</h1><h2><a class="hash-link">#</a></h2>', 'level 2 is empty'],
  ])('fails with %s', (_, html, value) => expect(valuesOf(headingOrderProblems(page(html)))).toContain(value));
});
