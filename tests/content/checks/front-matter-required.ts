import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';

const required: Readonly<Record<string, string>> = {
  title: 'Name what the reader wants to do',
  description: 'Summarize the page in 120–160 characters',
  checked_with: 'Give the version of the plugin that the page was checked with, such as "5.0"',
  aliases: 'List the words that readers type and the text has not',
};

/** What a page needs that is neither listed nor searched, such as one that has moved. */
const ofUnlisted = ['title', 'description'];

/** Every page has the front matter that the site shows and searches; types are checked by the build. */
export function requiredFrontMatterProblems(page: Page): Problem[] {
  return Object.entries(required)
    .filter(([key]) => page.frontMatter.unlisted !== true || ofUnlisted.includes(key))
    .filter(([key]) => !(key in page.frontMatter))
    .map(([key, fix]) => ({file: page.file, line: 1, value: `the front matter has no “${key}”`, fix}));
}
