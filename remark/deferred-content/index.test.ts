import {describe, expect, it} from 'vitest';
import type {Root, RootContent} from 'mdast';
import {deferredContent} from './index';

const transform = deferredContent({around: '@site/Rest', letters: 100});

const paragraph = (letters: number): RootContent => ({
  type: 'paragraph',
  children: [{type: 'text', value: 'я'.repeat(letters)}],
});
const drawing = {type: 'mdxJsxFlowElement', name: 'Figure', attributes: [], children: []} as unknown as RootContent;
const esm: RootContent = {type: 'mdxjsEsm', value: "import Figure from '@site/Figure'"};

function after(...children: RootContent[]): RootContent[] {
  const tree: Root = {type: 'root', children};
  transform(tree);
  return tree.children;
}

describe('deferredContent', () => {
  it('puts what follows the first screen into the component, and imports it', () => {
    const [one, two, three] = [paragraph(60), paragraph(60), paragraph(1)];
    const tree = after(one, two, three);
    expect(tree.slice(1, 3)).toEqual([one, two]);
    expect(tree[0]).toMatchObject({type: 'mdxjsEsm', value: 'import DeferredContent from "@site/Rest"'});
    expect(tree[3]).toMatchObject({name: 'DeferredContent', children: [three]});
  });

  it('counts what draws more than text to the rest, unless the page begins with it', () => {
    const text = paragraph(1);
    expect(after(text, drawing, text).at(-1)).toMatchObject({children: [drawing, text]});
    expect(after(drawing, text)).toEqual([drawing, text]);
  });

  it('leaves imports out of it', () => {
    const tree = after(paragraph(200), drawing, esm);
    expect(tree.map(({type}) => type)).toEqual(['mdxjsEsm', 'mdxjsEsm', 'paragraph', 'mdxJsxFlowElement']);
    expect(tree.at(-1)).toMatchObject({children: [drawing]});
  });

  it('leaves a short page alone', () => {
    const text = paragraph(50);
    expect(after(text, text)).toEqual([text, text]);
  });
});
