import type {IndexFile, IndexedPage, IndexedSection} from './indexFile';

export type RecordType = 'content' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4';

/** Headings from the category down to the section, as DocSearch names them. */
export interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** One section of a page in the shape of a DocSearch record: what both engines search. */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
  language: string;
  docusaurus_tag: string;
  version: string;
  /** What the sidebar calls the page; null for its sections. */
  label: string | null;
  /** Factor of the score of the record. */
  weight: number;
  /** Other names of the page from its front matter; none for its sections. */
  aliases: string[];
  /** What links to the section call it. */
  calledBy: string[];
  /** What the section is called in the other languages: its heading, then the aliases of the page. */
  translations: string[];
  /** Place in the reading order of the site. */
  position: number;
}

function emptyHierarchy(page: IndexedPage): Hierarchy {
  const title = page.sections[0]?.heading ?? '';
  return {lvl0: page.group, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
}

function hierarchyAt(previous: Hierarchy, section: IndexedSection): Hierarchy {
  const {level, heading} = section;
  return {
    ...previous,
    lvl2: level === 2 ? heading : level < 2 ? null : previous.lvl2,
    lvl3: level === 3 ? heading : level < 3 ? null : previous.lvl3,
    lvl4: level === 4 ? heading : null,
  };
}

function typeOf(level: number): RecordType {
  return level <= 1 ? 'lvl1' : level === 2 ? 'lvl2' : level === 3 ? 'lvl3' : 'lvl4';
}

function* recordsOfPage(file: IndexFile, page: IndexedPage, from: number): Generator<SearchRecord> {
  const pageUrl = file.origin + page.path;
  let hierarchy = emptyHierarchy(page);
  for (const [index, section] of page.sections.entries()) {
    hierarchy = hierarchyAt(hierarchy, section);
    const suffix = section.anchor === undefined ? '' : `#${section.anchor}`;
    yield {
      objectID: page.path + suffix,
      url: pageUrl + suffix,
      url_without_anchor: pageUrl,
      anchor: section.anchor ?? null,
      type: typeOf(section.level),
      content: section.text ?? null,
      hierarchy,
      language: file.language,
      docusaurus_tag: page.tag,
      version: page.version,
      label: index === 0 ? (page.label ?? null) : null,
      weight: page.weight ?? 1,
      aliases: index === 0 ? (page.aliases ?? []) : [],
      calledBy: section.calledBy ?? [],
      translations: section.translations ?? [],
      position: from + index,
    };
  }
}

/** The records of an index file, in reading order. */
export function recordsOf(file: IndexFile): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (const page of file.pages) {
    records.push(...recordsOfPage(file, page, records.length));
  }
  return records;
}
