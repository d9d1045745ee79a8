import {expect, it} from 'vitest';
import {llmsText} from './llms';
import {wordsOf} from './wordsOf';

const page = (path: string, title: string, section: string | null = null) => ({
  path,
  title,
  section,
  description: `What ${title} says.`,
  updated: null,
  frontMatter: {},
});

it('lists the documents by section, with what the manual is and where the rest is', () => {
  const text = llmsText(
    {
      title: 'Manual',
      origin: 'https://example.com',
      baseUrl: '/en/',
      pages: [page('/en/', 'Home'), page('/en/a/cod', 'COD [cash]', 'Orders'), page('/en/faq', 'FAQ')],
      others: [{label: 'Русский', baseUrl: '/'}],
    },
    wordsOf('en'),
  );
  expect(text).toBe(`# Manual

> What Home says.

## Pages

- [Home](https://example.com/en/index.md): What Home says.
- [FAQ](https://example.com/en/faq.md): What FAQ says.

## Orders

- [COD \\[cash\\]](https://example.com/en/a/cod.md): What COD [cash] says.

## Optional

- [The whole manual in one file](https://example.com/en/llms-full.txt)
- [Русский](https://example.com/llms.txt)
`);
});
