import type {TranslationFileContent} from '@docusaurus/types';

/** Texts that one JSON file of a locale translates: its key in the file → the text of the source locale. */
export interface MessageFile {
  /** Path inside the folder of the locale, such as `docusaurus-theme-classic/navbar.json`. */
  file: string;
  messages: Record<string, string>;
}

interface NavbarItem {
  label?: string;
  items?: NavbarItem[];
}

interface FooterColumn {
  title?: string;
  label?: string;
  items?: {label?: string}[];
}

/** The part of the theme's configuration that has texts. */
export interface ThemeTexts {
  navbar?: {title?: string; logo?: {alt?: string}; items?: NavbarItem[]};
  footer?: {links?: FooterColumn[]; copyright?: string; logo?: {alt?: string}};
}

/** The part of an item of a sidebar that has texts. */
export interface SidebarItem {
  type: string;
  key?: string;
  label?: string;
  translatable?: boolean;
  link?: {type: string; title?: string; description?: string};
  items?: SidebarItem[];
}

function present(entries: [string, string | undefined][]): Record<string, string> {
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function navbarLabels(items: NavbarItem[]): [string, string | undefined][] {
  return items.flatMap((item) => [
    [`item.label.${item.label}`, item.label],
    ...navbarLabels(Array.isArray(item.items) ? item.items : []),
  ]);
}

function footerLabels(columns: FooterColumn[]): [string, string | undefined][] {
  return columns.flatMap((column) => [
    [`link.title.${column.title}`, column.title],
    [`link.item.label.${column.label}`, column.label],
    ...(column.items ?? []).map(({label}): [string, string | undefined] => [`link.item.label.${label}`, label]),
  ]);
}

/** Texts of the navbar and the footer, under the keys of the engine's `write-translations`. */
export function themeFiles({navbar, footer}: ThemeTexts): MessageFile[] {
  const navbarTexts = present([
    ['title', navbar?.title],
    ['logo.alt', navbar?.logo?.alt],
    ...navbarLabels(navbar?.items ?? []),
  ]);
  const footerTexts = present([
    ...footerLabels(footer?.links ?? []),
    ['copyright', footer?.copyright],
    ['logo.alt', footer?.logo?.alt],
  ]);
  return [
    {file: 'docusaurus-theme-classic/navbar.json', messages: navbarTexts},
    {file: 'docusaurus-theme-classic/footer.json', messages: footerTexts},
  ];
}

function itemTexts(prefix: string, item: SidebarItem): [string, string | undefined][] {
  const key = item.key ?? item.label;
  if (item.type === 'category') {
    const own = `${prefix}.category.${key}`;
    const index = item.link?.type === 'generated-index' ? item.link : undefined;
    return [
      [own, item.label],
      [`${own}.link.generated-index.title`, index?.title],
      [`${own}.link.generated-index.description`, index?.description],
      ...(item.items ?? []).flatMap((child) => itemTexts(prefix, child)),
    ];
  }
  if (item.type === 'link') {
    return [[`${prefix}.link.${key}`, item.label]];
  }
  return item.translatable ? [[`${prefix}.doc.${key}`, item.label]] : [];
}

/** Texts of the sidebars of one version, under the keys of the engine's `write-translations`. */
export function sidebarMessages(sidebars: Readonly<Record<string, readonly SidebarItem[]>>): Record<string, string> {
  const entries = Object.entries(sidebars);
  return present(entries.flatMap(([name, items]) => items.flatMap((item) => itemTexts(`sidebar.${name}`, item))));
}

/** Messages of a translation file, key → text. */
export function messagesOf(content: TranslationFileContent): Record<string, string> {
  return Object.fromEntries(Object.entries(content).map(([key, {message}]) => [key, message]));
}
