import {readFileSync} from 'node:fs';
import {getDocumentProxy} from 'unpdf';

/** A node of the tags of a page as the reader gives it. */
interface Tag {
  role?: string;
  type?: string;
  id?: string;
  alt?: string;
  lang?: string;
  children?: Tag[];
}

/** A part of the text of a page, or the beginning or end of what a tag holds. */
interface Item {
  type?: string;
  id?: string;
  str?: string;
}

/** A bookmark with what is under it. */
export interface Bookmark {
  title: string;
  dest: unknown;
  items: Bookmark[];
}

/** What readers and reading programs get out of a PDF. */
export interface Pdf {
  pages: number;
  /** Text of each page in the order of its tags; pictures by their text alternative. */
  texts: string[];
  /** Role of a tag → how many there are. */
  roles: ReadonlyMap<string, number>;
  language: unknown;
  title: unknown;
  isTagged: boolean;
  bookmarks: Bookmark[];
  /** Where links inside of it lead: name of the place → its page, the first one being 1. */
  places: ReadonlyMap<string, number>;
  /** Page of a bookmark. */
  pageOf: (bookmark: Bookmark) => Promise<number>;
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

function textsById(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const {type, id, str} of items) {
    if (type?.startsWith('beginMarkedContent')) {
      open.push(id ?? '');
    } else if (type === 'endMarkedContent') {
      open.pop();
    } else {
      const holder = open.findLast((one) => one !== '') ?? '';
      texts.set(holder, `${texts.get(holder) ?? ''}${str ?? ''}`);
    }
  }
  return texts;
}

async function textOfPage(document: Document, number: number, roles: Map<string, number>): Promise<string> {
  const page = await document.getPage(number);
  const [tree, content] = await Promise.all([
    page.getStructTree() as Promise<Tag | null>,
    page.getTextContent({includeMarkedContent: true}),
  ]);
  const texts = textsById(content.items);
  const said: string[] = [];
  const walk = ({role, type, id, alt, children}: Tag): void => {
    if (role !== undefined) {
      roles.set(role, (roles.get(role) ?? 0) + 1);
    }
    said.push(alt ?? '', type === 'content' ? (texts.get(id ?? '') ?? '') : '');
    children?.forEach(walk);
  };
  if (tree) {
    walk(tree);
  }
  return said.join(' ');
}

/** Reads a PDF. */
export async function readPdf(file: string): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const roles = new Map<string, number>();
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    texts.push(await textOfPage(document, number, roles));
  }
  const pageAt = async (dest: unknown) => {
    const [page] = dest as [{num: number; gen: number}];
    return (await document.getPageIndex(page)) + 1;
  };
  const places = new Map<string, number>();
  for (const [name, dest] of Object.entries(await document.getDestinations())) {
    places.set(name, await pageAt(dest));
  }
  const info = (await document.getMetadata()).info as {Language?: unknown; Title?: unknown};
  const marks = (await document.getMarkInfo()) as {Marked?: boolean} | null;
  return {
    pages: document.numPages,
    texts,
    roles,
    language: info.Language,
    title: info.Title,
    isTagged: marks?.Marked === true,
    bookmarks: (await document.getOutline()) ?? [],
    places,
    pageOf: ({dest}) => pageAt(dest),
  };
}
