import type {Problem} from '../../../plugins/parity/problem';
import type {Page} from '../site/page';

const required: Readonly<Record<string, string>> = {
  title: 'Say in it what the reader wants to do',
  description: 'Say in 120–160 characters what the page gives',
  checked_with: 'Give the version of the plugin that the page was checked with, such as "5.0"',
  aliases: 'List the words that readers type and the text has not',
};

/** Every page has the front matter that the site shows and searches; types are the build's own gate. */
export function requiredFrontMatterProblems(page: Page): Problem[] {
  return Object.entries(required)
    .filter(([key]) => !(key in page.frontMatter))
    .map(([key, mend]) => ({file: page.file, line: 1, value: `the front matter has no “${key}”`, mend}));
}
