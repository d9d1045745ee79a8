import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pagesIn} from '../../../plugins/content-checks/pages';
import {type Page, parsePage} from './page';
import {pageFolders, siteDir} from './paths';

/** The two languages of one page. */
export interface PagePair {
  ru: Page;
  en: Page;
}

/** All pages of both languages, the Russian ones first. */
export async function loadPages(): Promise<Page[]> {
  const loading = pageFolders.flatMap(({locale, folder}) =>
    pagesIn(siteDir, {locale, folder}).map((inside) => {
      const file = `${folder}/${inside}`;
      return parsePage({locale, file, path: inside, source: readFileSync(path.join(siteDir, file), 'utf8')});
    }),
  );
  return Promise.all(loading);
}

/** The pages that exist in both languages. */
export function pairsOf(pages: readonly Page[]): PagePair[] {
  return pages
    .filter(({locale}) => locale === 'ru')
    .flatMap((ru) => {
      const en = pages.find((page) => page.locale === 'en' && page.path === ru.path);
      return en ? [{ru, en}] : [];
    });
}
