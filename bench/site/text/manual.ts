import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {Link, Root} from 'mdast';
import {parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {docsFolder, locales, type Locale} from '../../../config/locales';
import sidebars from '../../../sidebars';
import {plainText} from './plain';

export interface TextPage {
  /** Path of the file below the docs, without its extension. */
  id: string;
  title: string;
  description: string;
  sidebarLabel: string;
  text: Root;
  /** Id of the page that its links are relative to: its own, or that of the page that it is a copy of. */
  linksFrom: string;
}

export interface TextGroup {
  /** Heading in the sidebar; null for pages outside a group. */
  label: string | null;
  /** Whether the sidebar shows it closed until a reader opens it. */
  collapsed: boolean;
  pages: TextPage[];
}

export type Manual = Readonly<Record<Locale, readonly TextGroup[]>>;

type Messages = Readonly<Record<string, {message: string} | undefined>>;

async function readPage(root: string, language: Locale, id: string): Promise<TextPage> {
  const path = join(root, docsFolder(language), `${id}.mdx`);
  const fileContent = readFileSync(path, 'utf8');
  const {frontMatter} = await parseMarkdownFile({
    filePath: path,
    fileContent,
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const title = String(frontMatter.title);
  return {
    id,
    title,
    description: String(frontMatter.description),
    sidebarLabel: typeof frontMatter.sidebar_label === 'string' ? frontMatter.sidebar_label : title,
    text: plainText(fileContent, path, language),
    linksFrom: id,
  };
}

async function readGroups(root: string, language: Locale): Promise<TextGroup[]> {
  const messages = JSON.parse(readFileSync(join(root, `${docsFolder('en')}.json`), 'utf8')) as Messages;
  return Promise.all(
    sidebars.manual.map(async (item): Promise<TextGroup> => {
      if (typeof item === 'string') {
        return {label: null, collapsed: false, pages: [await readPage(root, language, item)]};
      }
      const translated = messages[`sidebar.manual.category.${item.key}`]?.message;
      return {
        label: language === 'ru' ? item.label : (translated ?? item.label),
        collapsed: item.collapsed,
        pages: await Promise.all(item.items.map((id) => readPage(root, language, id))),
      };
    }),
  );
}

/** The text of the manual in the order of its sidebar, page for page in both languages. */
export async function readManual(root: string): Promise<Manual> {
  const read = await Promise.all(
    locales.map(async (language) => [language, await readGroups(root, language)] as const),
  );
  return Object.fromEntries(read) as Record<Locale, TextGroup[]>;
}

export const pagesOf = (groups: readonly TextGroup[]): TextPage[] => groups.flatMap(({pages}) => pages);

const extension = '.mdx';

/** Id of the page that a link leads to; null for a link out of the manual. */
export function targetOf({url}: Link, {linksFrom}: TextPage): string | null {
  const [path = ''] = url.split('#');
  // A path may start at the root of the docs or at the page.
  return path.endsWith(extension)
    ? posix.resolve('/', posix.dirname(linksFrom), path).slice(1, -extension.length)
    : null;
}
