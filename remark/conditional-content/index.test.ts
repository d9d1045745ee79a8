import {createProcessor} from '@mdx-js/mdx';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {conditionalContent} from './index';

const source = `Both.

<IfFeature with="counter">

## Counted

[Link](./a.mdx)

</IfFeature>

<IfFeature without="counter">

Not counted.

</IfFeature>

End.`;

function run(text: string, counter: boolean) {
  const tree = createProcessor({format: 'mdx'}).parse(text);
  conditionalContent({features: {counter}})(tree, {
    fail(reason) {
      throw new Error(reason);
    },
  });
  return tree;
}

describe('the content of <IfFeature>', () => {
  it('stays as plain nodes where the condition holds, and goes elsewhere', () => {
    const has = run(source, true);
    expect(has.children.map(({type}) => type)).toEqual(['paragraph', 'heading', 'paragraph', 'paragraph']);
    expect(has.children.map((node) => toString(node))).toEqual(['Both.', 'Counted', 'Link', 'End.']);
    expect(run(source, false).children.map((node) => toString(node))).toEqual(['Both.', 'Not counted.', 'End.']);
  });

  it('may hold another one', () => {
    const nested =
      '<IfFeature with="counter">\n\n<IfFeature without="counter">\n\nNever.\n\n</IfFeature>\n\nYes.\n\n</IfFeature>';
    expect(run(nested, true).children.map((node) => toString(node))).toEqual(['Yes.']);
    expect(run(nested, false).children).toEqual([]);
  });

  it.each([
    '<IfFeature with="clock">\n\nx\n\n</IfFeature>',
    '<IfFeature>\n\nx\n\n</IfFeature>',
    '<IfFeature if="counter">\n\nx\n\n</IfFeature>',
  ])('fails with what it accepts: %j', (wrong) => {
    expect(() => run(wrong, true)).toThrow(/with="…" or without="…", one of counter; got/);
  });
});
