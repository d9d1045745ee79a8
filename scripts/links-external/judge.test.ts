import {LinkState, type LinkResult} from 'linkinator';
import {describe, expect, it} from 'vitest';
import {deadLinks, describeDead} from './judge';

const home = 'http://localhost:4000/wordpress/';
const link = (url: string, status: number, parent = `${home}faq`): LinkResult => ({
  url,
  status,
  parent,
  state: status === 200 ? LinkState.OK : LinkState.BROKEN,
});

describe('dead links', () => {
  it('are those of other sites, each once, with its pages', () => {
    const dead = deadLinks(
      [
        link('https://b.test/', 404),
        link('https://a.test/', 0, `${home}category/%D1%8F`),
        link('https://b.test/', 404, `${home}en/faq`),
        link('https://b.test/', 404),
        link('https://c.test/', 200),
        link(`${home}gone`, 404),
      ],
      home,
    );
    expect(dead).toEqual([
      {url: 'https://a.test/', status: 0, pages: ['/wordpress/category/я']},
      {url: 'https://b.test/', status: 404, pages: ['/wordpress/en/faq', '/wordpress/faq']},
    ]);
    expect(describeDead(dead)).toBe(
      '- https://a.test/ (no answer)\n  - /wordpress/category/я\n' +
        '- https://b.test/ (404)\n  - /wordpress/en/faq\n  - /wordpress/faq',
    );
  });

  it.each([401, 403, 429, 999])('are not those that refuse programs (%d)', (status) => {
    expect(deadLinks([link('https://a.test/', status)], home)).toEqual([]);
  });
});
