import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  TableCell,
  TableRow,
  Text,
} from 'mdast';

/** Inline nodes. */
export type Inline = PhrasingContent;
/** Block nodes. */
export type Block = RootContent;

export const text = (value: string): Text => ({type: 'text', value});
export const code = (value: string): InlineCode => ({type: 'inlineCode', value});
export const strong = (...children: Inline[]): Strong => ({type: 'strong', children});
export const paragraph = (children: Inline[]): Paragraph => ({type: 'paragraph', children});
/** Words of another language than the page's, so that they are read aloud right. */
export const inLanguage = (lang: string, value: string): Inline => ({
  type: 'emphasis',
  children: [text(value)],
  data: {hName: 'span', hProperties: {lang}},
});
export const codeBlock = (lang: string, value: string): Code => ({type: 'code', lang, value});

export function link(url: string, ...children: Inline[]): Link {
  return {type: 'link', url, children: children};
}

function proseNode(part: string): Inline {
  if (/^`.+`$/s.test(part)) {
    return code(part.slice(1, -1));
  }
  const [, words, url] = /^\[(.+)\]\((.+)\)$/s.exec(part) ?? [];
  if (words !== undefined && url !== undefined) {
    return link(url, ...prose(words));
  }
  return /^\*\*.+\*\*$/s.test(part) ? strong(text(part.slice(2, -2))) : text(part);
}

/** Prose of a fact: `code`, **bold** and, where its schema allows them, [links](/page.mdx#id) are all its Markdown. */
export function prose(value: string): Inline[] {
  return value
    .split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/)
    .filter((part) => part !== '')
    .map(proseNode);
}

/** The name of an entry that has no heading of its own: the anchor, linked to itself. */
export function anchor(id: string, ...children: Inline[]): Link {
  return {...link(`#${id}`, ...children), data: {hProperties: {id}}};
}

/** A heading with its id, as the engine has it after reading the comment of a hand-written one. */
export function heading(depth: Heading['depth'], id: string, ...children: Inline[]): Heading {
  return {type: 'heading', depth, children, data: {hProperties: {id}}};
}

/** The same node with a class, for the style of this plugin. */
export function styled<N extends Heading | Paragraph>(node: N, className: string): N {
  return {...node, data: {...node.data, hProperties: {...node.data?.hProperties, className: [className]}}};
}

function listItem(content: Inline[]): ListItem {
  return {type: 'listItem', spread: false, children: [paragraph(content)]};
}

export function list(items: Inline[][], {ordered = false}: {ordered?: boolean} = {}): List {
  return {type: 'list', ordered, spread: false, children: items.map(listItem)};
}

/**
 * A table; a cell carries the title of its column, which the style shows where rows are folded.
 * @param rows cells of each row, as many as there are titles
 */
export function table(titles: readonly string[], rows: readonly Inline[][][]): Table {
  const cell = (children: Inline[], title?: string): TableCell => ({
    type: 'tableCell',
    children,
    ...(title ? {data: {hProperties: {dataTitle: title}}} : {}),
  });
  const head: TableRow = {type: 'tableRow', children: titles.map((title) => cell([text(title)]))};
  const body = rows.map((row): TableRow => ({
    type: 'tableRow',
    children: row.map((content, column) => cell(content, column > 0 ? titles[column] : undefined)),
  }));
  return {type: 'table', children: [head, ...body], data: {hProperties: {className: ['facts-table']}}};
}

/** One line of a description list: what is described, and the description. */
export type Row = [title: string, ...content: (Inline[] | List)[]];

type Flow = BlockContent | DefinitionContent;

/** An HTML element that Markdown has no node for. */
function element(hName: string, children: Flow[], className?: string): Flow {
  const hProperties = className ? {hProperties: {className: [className]}} : {};
  return {type: 'blockquote', children, data: {hName, ...hProperties}};
}

/** A description list: a card of an entry, its lines always in the same order. */
export function card(rows: readonly Row[], className = 'facts'): Flow {
  return element(
    'dl',
    rows.map(([title, ...content]) =>
      element('div', [
        {...paragraph([text(title)]), data: {hName: 'dt'}},
        element(
          'dd',
          content.map((part) => (Array.isArray(part) ? paragraph(part) : part)),
        ),
      ]),
    ),
    className,
  );
}
