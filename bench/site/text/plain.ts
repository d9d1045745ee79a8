import type {Blockquote, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {ContainerDirective} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Locale} from '../../../config/locales';
import {quoteFacts} from '../../../remark/fact-quotes/index';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** HTML in a page is text; every other element is a figure, a tool or a mark on one. */
const isText = ({name}: MdxJsxFlowElement | MdxJsxTextElement): boolean => /^[a-z]/.test(name ?? '');

const isLabel = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' && 'directiveLabel' in (node.data ?? {});

/** An admonition as every engine can show it. */
function quoteOf(directive: ContainerDirective): Blockquote {
  const [first, ...rest] = directive.children;
  if (!first || !isLabel(first)) {
    return {type: 'blockquote', children: directive.children};
  }
  const label: Paragraph = {type: 'paragraph', children: [{type: 'strong', children: first.children}]};
  return {type: 'blockquote', children: [label, ...rest]};
}

const flowTypes = new Set(['paragraph', 'list', 'blockquote', 'code', 'table', 'heading', 'thematicBreak']);

/** Lists of terms are parsed as quotations that name another element and have text as their children. */
function termNodes(node: Blockquote, name: unknown): Nodes[] {
  const children = plainChildren(node);
  if (children.length === 0 || children.some(({type}) => flowTypes.has(type))) {
    return children;
  }
  const text = children as PhrasingContent[];
  return [{type: 'paragraph', children: name === 'dt' ? [{type: 'strong', children: text}] : text}];
}

function plainNodes(node: Nodes): Nodes[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'image':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return isText(node) ? plainChildren(node) : [];
    case 'containerDirective':
      return [quoteOf({...node, children: plainChildren(node)} as ContainerDirective)];
    case 'blockquote': {
      const name = node.data?.hName;
      return name === undefined
        ? unlessEmpty({...node, children: plainChildren(node)} as Parents)
        : termNodes(node, name);
    }
    case 'textDirective':
      return [{type: 'text', value: `:${node.name}`}, ...plainChildren(node)];
    case 'link':
      return node.url.startsWith('#')
        ? plainChildren(node)
        : [{...node, children: plainChildren(node) as PhrasingContent[]}];
    default:
      return 'children' in node ? unlessEmpty({...node, children: plainChildren(node)} as Parents) : [node];
  }
}

/** What is left of the children; the space before one that is left out goes, too. */
function plainChildren({children}: Parents): Nodes[] {
  return children.reduce<Nodes[]>((left, child) => {
    const nodes = plainNodes(child);
    const last = left.at(-1);
    if (nodes.length > 0 || last?.type !== 'text') {
      return [...left, ...nodes];
    }
    return [...left.slice(0, -1), {...last, value: last.value.trimEnd()}];
  }, []);
}

/** Leaves out a paragraph or a list that had nothing but figures in it. */
function unlessEmpty(node: Parents): Nodes[] {
  return node.children.length === 0 && node.type !== 'tableCell' && node.type !== 'root' ? [] : [node];
}

/**
 * The text of a page: headings, paragraphs, lists, tables, code; admonitions as quotations; quoted facts as text;
 * no figures, tools, images and links within the page.
 * @throws VFileMessage where the page quotes a fact that does not exist
 */
export function plainText(source: string, path: string, language: Locale): Root {
  const tree = parser.parse(source);
  const file = new VFile({path, value: source});
  quoteFacts({language})(tree, file);
  const [root] = plainNodes(tree);
  return root as Root;
}
