import {visit} from 'unist-util-visit';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import * as facts from '../../facts';
import type {Language} from '../../facts';
import {estreeOf} from './estree';
import {figures} from './registry';
import type {Attributes, FigureSource, Json} from './types';
import {wordsFor} from './words';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

interface Options {
  /** Language of the pages. */
  language: Language;
  /** Component → what the build knows of it; all figures of the site by default. */
  known?: Readonly<Record<string, FigureSource>>;
}

interface Page {
  fail(reason: string, place?: RootContent): never;
}

function attributesOf(element: Element, takes: readonly string[]): Attributes {
  const accepts = [...takes, 'marks'];
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      if (attribute.type !== 'mdxJsxAttribute' || !accepts.includes(name)) {
        throw new Error(`takes ${accepts.join(', ')}; got ${name}.`);
      }
      if (typeof attribute.value !== 'string') {
        throw new Error(`takes ${name}="…" in quotes, not a computed value.`);
      }
      return [name, attribute.value];
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

function giveWords(element: Element, source: FigureSource, language: Language): void {
  const attributes = attributesOf(element, source.takes);
  const {words, marks, caption} = wordsFor(source, facts, language, attributes);
  element.attributes = element.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'marks');
  element.attributes.push(computed('words', words));
  if (marks.length > 0) {
    element.attributes.push(
      computed(
        'marks',
        marks.map(({id, label}) => ({id, label})),
      ),
    );
  }
  if (element.children.length === 0 && caption !== null) {
    element.children = [{type: 'text', value: caption}] as unknown as Element['children'] &
      MdxJsxFlowElement['children'];
  }
}

/**
 * Remark plugin: gives each figure of a page its words in the language of the page, as an attribute
 * `words`, and its caption as children where the page has none of its own. Words come from the
 * figure's words.json and, through its `select`, from facts/: a page ships those it shows and no
 * figure imports facts. Must run before the typography, which sets the captions.
 * @throws VFileMessage with file, place and the nearest ids on an unknown fact, mark or attribute
 */
export function figureWords({language, known = figures}: Options) {
  return (tree: Root, page: Page): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const source = known[element.name ?? ''];
      if (!source) {
        return;
      }
      try {
        giveWords(element, source, language);
      } catch (error) {
        page.fail(`<${element.name}>: ${error instanceof Error ? error.message : String(error)}`, element);
      }
    });
  };
}
