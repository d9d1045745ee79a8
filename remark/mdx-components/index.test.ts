import {describe, expect, it} from 'vitest';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {mdxComponents} from './index';

const transform = mdxComponents({components: {Image: '@theme/IdealImage'}});
const file = {
  fail(reason: string): never {
    throw new Error(reason);
  },
};

function page(name: string, esm = ''): Root {
  const children: unknown[] = [{type: 'mdxJsxFlowElement', name, attributes: [], children: []}];
  if (esm) {
    children.unshift({type: 'mdxjsEsm', value: esm});
  }
  return {type: 'root', children: children as Root['children']};
}

describe('mdxComponents', () => {
  it('imports a listed component on the page that uses it', () => {
    const tree = page('Image');
    transform(tree, file);
    expect(tree.children[0]).toMatchObject({type: 'mdxjsEsm', value: 'import Image from "@theme/IdealImage"'});
  });

  it('leaves plain elements and components that the page imports alone', () => {
    for (const tree of [page('div'), page('Other', "import Other from './Other'")]) {
      const before = tree.children.length;
      transform(tree, file);
      expect(tree.children).toHaveLength(before);
    }
  });

  it('puts the component around those that are blocks, once each, and imports it once', () => {
    const guarded = mdxComponents({components: {Image: '@theme/IdealImage'}, around: '@site/Part'});
    const tree = page('Image');
    const [first] = tree.children;
    const inText: MdxJsxTextElement = {type: 'mdxJsxTextElement', name: 'Image', attributes: [], children: []};
    tree.children.push({...first} as (typeof tree.children)[0], {type: 'paragraph', children: [inText]});
    guarded(tree, file);
    const names = tree.children.map((node) => ('name' in node ? node.name : 'value' in node ? node.value : node.type));
    const imports = ['import Image from "@theme/IdealImage"', 'import ComponentErrorBoundary from "@site/Part"'];
    expect(names).toEqual([...imports, 'ComponentErrorBoundary', 'ComponentErrorBoundary', 'paragraph']);
    expect(tree.children[2]).toMatchObject({children: [first]});
  });

  it('puts nothing between tabs and their panels, but does so inside of a panel', () => {
    const components = {Tabs: '@theme/Tabs', TabItem: '@theme/TabItem', Image: '@theme/IdealImage'};
    const element = (name: string, ...children: unknown[]) => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children,
    });
    const tree = {type: 'root', children: [element('Tabs', element('TabItem', element('Image')))]} as unknown as Root;
    mdxComponents({components, around: '@site/Part'})(tree, file);
    const inside = (node: unknown): string => {
      const {name, children} = node as {name?: string; children?: unknown[]};
      return `${name}(${(children ?? []).map(inside).join()})`;
    };
    expect(inside(tree.children.at(-1))).toBe('ComponentErrorBoundary(Tabs(TabItem(ComponentErrorBoundary(Image()))))');
  });

  it('names an unknown component and the known ones', () => {
    expect(() => {
      transform(page('Imgae'), file);
    }).toThrow('<Imgae> is no component of this manual; known are Image.');
  });
});
