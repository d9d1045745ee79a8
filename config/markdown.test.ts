import {DEFAULT_PARSE_FRONT_MATTER as defaultParseFrontMatter} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {markdown} from './markdown';

it('the sources of a page reach no browser', async () => {
  const fileContent = '---\ntitle: А\nsources: [a.php]\nsection_sources: {b: [c.php]}\n---\n\nТекст.\n';
  const parsed = await markdown.parseFrontMatter({filePath: 'docs/a.mdx', fileContent, defaultParseFrontMatter});
  expect(parsed.frontMatter).toEqual({title: 'А'});
  expect(parsed.content.trim()).toBe('Текст.');
});
