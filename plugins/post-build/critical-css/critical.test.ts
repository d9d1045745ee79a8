import {describe, expect, it} from 'vitest';
import {criticalCss} from './critical';
import {addTokens, noTokens} from './tokens';

function critical(css: string, html: string, others?: string): string {
  const tokens = noTokens();
  addTokens(html, tokens);
  return criticalCss(css, tokens, others);
}

const page = '<html class=docs><body><a class="link on" href=/x data-open>text</a></body></html>';

describe('criticalCss', () => {
  it.each([
    ['.link{color:red}', '.link{color:red}'],
    ['.gone{color:red}.link .gone{top:0}', ''],
    ['.gone,.link{color:red}', '.link{color:red}'],
    ['.link:hover{color:red}.link:first-child{top:0}', '.link:first-child{top:0}'],
    ['[data-open]{top:0}[data-shut]{top:1px}', '[data-open]{top:0}'],
    [':is(.gone,.on){top:0}:where(.gone){top:0}', ':is(.gone,.on){top:0}'],
    [':not(.gone) a{top:0}', ':not(.gone) a{top:0}'],
    ["html[data-theme='dark'] a{top:0}", "html[data-theme='dark'] a{top:0}"],
    ['@media print{a{top:0}}@media (width>=1px){a{top:0}.gone{top:0}}', '@media (width>=1px){a{top:0}}'],
    ['@page{margin:1cm}a{top:0;transition:top 1s;transition-delay:1s}', 'a{top:0}'],
    ['@layer base,theme;@layer base{.gone{top:0}}', '@layer base,theme'],
    [
      'a{animation:spin 1s}@keyframes spin{to{top:0}}@keyframes other{to{top:0}}',
      'a{animation:spin 1s}@keyframes spin{to{top:0}}',
    ],
  ])('of %s is %s', (css, wanted) => expect(critical(css, page)).toBe(wanted));

  it('writes out what a constant stands for and keeps what can change', () => {
    const css = ':root{--gap:1px;--ink:red}.dark{--ink:blue}a{top:var(--gap);color:var(--ink)}';
    expect(critical(css, `${page}<b class=dark>`)).toBe(
      ':root{--ink:red}.dark{--ink:blue}a{top: 1px ;color:var(--ink)}',
    );
  });

  it.each([
    ['a{top:0;left:0}a{top:1px}', 'a{left:0}a{top:1px}'],
    ['a{top:0}@media (width>=1px){a{top:1px}}', 'a{top:0}@media (width>=1px){a{top:1px}}'],
    ['a{top:0!important}a{top:1px}', 'a{top:0!important}a{top:1px}'],
    ['a,b{top:0}a{top:1px}', 'a,b{top:0}a{top:1px}'],
    [':root{--a:1px}:root{--a:2px}a{top:var(--a)}', 'a{top: 2px }'],
  ])('drops of %s what is said otherwise later: %s', (css, wanted) => expect(critical(css, `${page}<b>`)).toBe(wanted));

  it('keeps the properties that other sheets refer to', () => {
    expect(critical(':root{--a:1px;--b:2px}', page, '.x{top:var(--a)}')).toBe(':root{--a:1px}');
  });
});

describe('addTokens', () => {
  it('reads tags, classes, ids and attributes, quoted or not', () => {
    const tokens = noTokens();
    addTokens(`<svg viewBox="0 0 > 1"><linearGradient id='g'/></svg><p class="a  b" hidden id=c>x</p>`, tokens);
    expect([...tokens.tags]).toEqual(['svg', 'lineargradient', 'p']);
    expect([...tokens.classes]).toEqual([...noTokens().classes, 'a', 'b']);
    expect([...tokens.ids]).toEqual(['g', 'c']);
    expect([...tokens.attributes]).toEqual(expect.arrayContaining(['viewBox', 'hidden', 'class']));
  });
});
