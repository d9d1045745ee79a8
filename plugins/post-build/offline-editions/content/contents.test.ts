import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {contentsHtml, entriesOf} from './contents';

it('lists chapters and sections as deep as their headings', () => {
  const $ = load(
    '<h2 id="a" data-listed>A &amp; b</h2><h4 id="x">X</h4><h3 id="b" data-listed>B\u200b</h3><h4 id="c" data-listed>C</h4><h2 id="d" data-listed>D</h2>',
    null,
    false,
  );
  expect(contentsHtml(entriesOf($), (id) => `<b>${id}</b>`)).toBe(
    '<ol><li><a href="#a"><span>A &amp; b</span><b>a</b></a>' +
      '<ol><li><a href="#b"><span>B</span><b>b</b></a><ol><li><a href="#c"><span>C</span><b>c</b></a></li></ol></li></ol></li>' +
      '<li><a href="#d"><span>D</span><b>d</b></a></li></ol>',
  );
});
