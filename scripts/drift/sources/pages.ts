import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {pagesIn} from '../../../plugins/content-checks/pages';
import {claimsOf, type Claim} from '../../../plugins/content-checks/sources';

/** A page of the manual and what it documents of the plugin’s code. */
export interface ManualPage {
  /** Path from the root of the repository, such as docs/faq.mdx. */
  file: string;
  /** Plugin line that it was checked with; empty where it names none. */
  checkedWith: string;
  claims: readonly Claim[];
}

/** The pages of the default locale, which name the sources for both languages. */
export async function manualPages(root: string): Promise<ManualPage[]> {
  const pages = pagesIn(root, {locale: 'ru', folder: 'docs'}).map(async (inside) => {
    const file = `docs/${inside}`;
    const filePath = path.join(root, file);
    const fileContent = readFileSync(filePath, 'utf8');
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    const {checked_with: checked} = frontMatter;
    return {file, checkedWith: typeof checked === 'string' ? checked : '', claims: claimsOf(frontMatter)};
  });
  return Promise.all(pages);
}
