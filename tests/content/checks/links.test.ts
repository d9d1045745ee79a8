import {describe, expect, it} from 'vitest';
import {page} from '../site/fixture';
import {linkProblems, linksOf} from './links';

async function values(url: string): Promise<(string | undefined)[]> {
  return linkProblems(await page(`Смотрите [там](${url}).`)).map(({value}) => value);
}

describe('links', () => {
  it.each([
    './setup.mdx',
    '../faq.mdx#no-delivery',
    '#keys',
    'https://lk.cdek.ru/integration',
    'mailto:integrator@cdek.ru',
  ])('may be %s', async (url) => {
    expect(await values(url)).toEqual([]);
  });

  it.each([
    ['/setup', 'starts at the root'],
    ['/setup.mdx', 'starts at the root'],
    ['https://cdek-it.github.io/wordpress/faq', 'leads to this manual by its published address'],
    ['http://localhost:3000/wordpress/', 'leads to this manual by its published address'],
    ['http://example.com', 'is not encrypted'],
    ['./setup', 'names no file of the manual'],
    ['setup/', 'names no file of the manual'],
  ])('may not be %s', async (url, value) => {
    const [problem, ...rest] = await values(url);
    expect(problem).toContain(`the link “${url}” ${value}`);
    expect(rest).toEqual([]);
  });

  it('are found in tables, definitions and pictures too', async () => {
    const body = '| a |\n| - |\n| [b](./b.mdx) |\n\n[c]\n\n[c]: ./c.mdx\n\n![d](./d.png)';
    expect(linksOf(await page(body)).map(({text}) => text)).toEqual(['./b.mdx', './c.mdx', './d.png']);
  });
});
