import {visit} from 'unist-util-visit';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Language} from '../../facts';
import {contentFor} from './content';
import type {Attributes, Definition, Json} from './definition';
import {estreeOf} from './estree';
import {loadDefinitions} from './registry';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

interface Options {
  /** Language of the pages. */
  language: Language;
  /** Loads the definitions by the names of their components; all figures and tools of the site by default. */
  load?: () => Promise<Readonly<Record<string, {definition: Definition}>>>;
}

interface Page {
  fail(reason: string, place?: RootContent): never;
}

function attributesOf(element: Element): Attributes {
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') {
        throw new Error('takes attributes one by one, not {…}.');
      }
      if (typeof attribute.value !== 'string') {
        throw new Error(`takes ${attribute.name}="…" in quotes, not a computed value.`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}

function computed(name: string, value: Json): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: estreeOf(value)}],
        },
      },
    },
  };
}

function addContent(element: Element, definition: Definition, language: Language): void {
  const {words, marks, caption} = contentFor(definition, language, attributesOf(element));
  element.attributes = element.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'marks');
  element.attributes.push(computed('words', words));
  if (marks.length > 0) {
    const labels = marks.map(({id, label}) => ({id, label}));
    element.attributes.push(computed('marks', labels));
  }
  if (element.children.length === 0 && caption !== null) {
    element.children = [{type: 'text', value: caption}] as unknown as Element['children'] &
      MdxJsxFlowElement['children'];
  }
}

/**
 * Remark plugin: gives each figure and tool of a page its words in the language of the page, as an attribute `words`,
 * and its caption as children where the page has none of its own. A page ships the words that it shows, and no
 * component imports facts. Must run before the typography, which sets the captions.
 * @throws VFileMessage with file, place and the nearest ids on an unknown fact, mark, attribute or value
 */
export function componentContent({language, load = loadDefinitions}: Options) {
  return async (tree: Root, page: Page): Promise<void> => {
    const known = await load();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const component = known[element.name ?? ''];
      if (!component) {
        return;
      }
      try {
        addContent(element, component.definition, language);
      } catch (error) {
        page.fail(`<${element.name}>: ${error instanceof Error ? error.message : String(error)}`, element);
      }
    });
  };
}
