import {describe, expect, it} from 'vitest';
import type {Root} from 'mdast';
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

  it('names an unknown component and the known ones', () => {
    expect(() => {
      transform(page('Imgae'), file);
    }).toThrow('<Imgae> is no component of this manual; known are Image.');
  });
});
