import {describe, expect, it} from 'vitest';
import {themesCss} from './css';

describe('themesCss', () => {
  it('writes every style for both modes, and neither reaches into the other', () => {
    const light = {
      plain: {color: '#111', backgroundColor: '#fff'},
      styles: [
        {types: ['keyword', 'tag'], style: {color: 'navy', fontWeight: 'bold' as const}},
        {types: ['string'], languages: ['php'], style: {color: 'green'}},
      ],
    };
    expect(themesCss(light, {plain: {}, styles: []}).split('\n')).toEqual([
      "html:not([data-theme='dark']){--prism-color:#111;--prism-background-color:#fff}",
      "html:not([data-theme='dark']) .token.keyword,html:not([data-theme='dark']) .token.tag{color:navy;font-weight:bold}",
      "html:not([data-theme='dark']) .language-php .token.string{color:green}",
      "html[data-theme='dark']{--prism-color:inherit;--prism-background-color:transparent}",
    ]);
  });
});
