import type {PagePair} from './pages';
import {type Page, parsePage} from './page';

/** A page made of Markdown, for the tests of the checks. */
export function page(body: string, frontMatter = 'title: Fixture', locale: Page['locale'] = 'ru'): Promise<Page> {
  const source = `---\n${frontMatter}\n---\n\n${body}\n`;
  return parsePage({locale, file: `${locale}/fixture.mdx`, path: 'fixture.mdx', source});
}

/** A page in two languages made of Markdown. */
export async function pagePair(ru: string, en: string): Promise<PagePair> {
  return {ru: await page(ru), en: await page(en, undefined, 'en')};
}
