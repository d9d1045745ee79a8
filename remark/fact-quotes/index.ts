import {SKIP, visit} from 'unist-util-visit';
import type {Parent, Root, RootContent} from 'mdast';
import type {Language} from '../../src/facts';
import {repeatedAnchors} from './anchors';
import {attributeOf, type Element} from './attributes';
import {blocks} from './blocks';
import type {Explained} from './labels';
import {paragraph, type Block, type Inline} from './mdast';
import {quotes} from './quotes';
import {wording, type Wording} from './words';

interface Options {
  /** Language of the pages. */
  language: Language;
}

/** What the plugin needs of the file: a path for links, a way to fail with the place. */
interface Page {
  path?: string;
  fail(reason: string, place?: RootContent): never;
}

interface Context extends Wording {
  file: string;
  explained: Explained;
}

function quoted(element: Element, context: Context): Inline[] | null {
  const kind = quotes[element.name ?? ''];
  if (!kind) {
    return null;
  }
  const id = attributeOf(element, kind.attribute);
  const children = element.children as Inline[];
  if (children.length > 0 && !kind.wordable) {
    throw new Error(`<${element.name}> takes no words between its tags: they come from facts/.`);
  }
  return kind.quote({...context, id, children});
}

function expanded(element: Element, parent: Parent, context: Context): Block[] | null {
  const kind = blocks[element.name ?? ''];
  if (!kind) {
    return null;
  }
  if (element.type !== 'mdxJsxFlowElement' || parent.type !== 'root') {
    throw new Error(
      `<${element.name}> holds headings or tables: put it on a line of its own, outside lists and boxes.`,
    );
  }
  return kind.expand(context, attributeOf(element, kind.attribute ?? null));
}

function replacement(element: Element, parent: Parent, context: Context): (Block | Inline)[] | null {
  const inline = quoted(element, context);
  if (inline) {
    return element.type === 'mdxJsxFlowElement' ? [paragraph(inline)] : inline;
  }
  return expanded(element, parent, context);
}

/**
 * Remark plugin: replaces the components that quote facts (`<Setting id="insurance" />`) and those
 * that expand into entries of the reference (`<SettingsSection id="client" />`) by plain Markdown
 * nodes, so that a page ships the words it shows and nothing else. Must run before the engine's
 * own plugins (`beforeDefaultRemarkPlugins`): they read headings, contents and links.
 * @throws VFileMessage with file, place, id and the nearest ids on an unknown fact
 */
export function quoteFacts({language}: Options) {
  return (tree: Root, page: Page): void => {
    const context: Context = {...wording(language), file: page.path ?? '', explained: new Set()};
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as Element;
      let nodes: (Block | Inline)[] | null;
      try {
        nodes = parent ? replacement(element, parent, context) : null;
      } catch (error) {
        const line = element.position ? `line ${element.position.start.line}: ` : '';
        page.fail(`${line}${error instanceof Error ? error.message : String(error)}`, element);
      }
      if (!nodes || !parent || index === undefined) {
        return undefined;
      }
      (parent as Parent).children.splice(index, 1, ...(nodes as RootContent[]));
      return [SKIP, index + nodes.length];
    });
    const repeated = repeatedAnchors(tree);
    if (repeated.length > 0) {
      page.fail(
        `The page has these anchors twice: ${repeated.join(', ')}. Give each entry or heading an id of its own.`,
      );
    }
  };
}
