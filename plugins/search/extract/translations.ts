import type {IndexFile, IndexedPage} from '../engine/indexFile';

/** An index file with the path that its locale begins with. */
export interface LocaleIndex {
  file: IndexFile;
  baseUrl: string;
}

function namesOf(pages: readonly IndexedPage[], baseUrl: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const page of pages) {
    for (const {anchor, heading} of page.sections) {
      const names =
        anchor === undefined
          ? [heading, ...(page.label === undefined ? [] : [page.label]), ...(page.aliases ?? [])]
          : [heading];
      found.set(`${page.path.slice(baseUrl.length)}#${anchor ?? ''}`, names);
    }
  }
  return found;
}

/**
 * Gives every section the heading that it has in another language (pages have the same path there, headings the same
 * id), so that an English term finds the Russian section and the other way round. Earlier translations are replaced.
 */
export function linkTranslations(own: LocaleIndex, others: readonly LocaleIndex[]): void {
  const translations = others.map(({file, baseUrl}) => namesOf(file.pages, baseUrl));
  for (const page of own.file.pages) {
    for (const section of page.sections) {
      const place = `${page.path.slice(own.baseUrl.length)}#${section.anchor ?? ''}`;
      const names = translations.flatMap((found) => found.get(place) ?? []).filter((name) => name !== section.heading);
      delete section.translations;
      if (names.length > 0) {
        section.translations = [...new Set(names)];
      }
    }
  }
}
