import {createProcessor} from '@mdx-js/mdx';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {only} from './index';

const source = `Both.

<Only with="counter">

## Counted

[Link](./a.mdx)

</Only>

<Only without="counter">

Not counted.

</Only>

End.`;

function run(text: string, counter: boolean) {
  const tree = createProcessor({format: 'mdx'}).parse(text);
  only({parts: {counter}})(tree, {
    fail(reason) {
      throw new Error(reason);
    },
  });
  return tree;
}

describe('what stands in <Only>', () => {
  it('stays as plain nodes where the condition holds, and goes elsewhere', () => {
    const has = run(source, true);
    expect(has.children.map(({type}) => type)).toEqual(['paragraph', 'heading', 'paragraph', 'paragraph']);
    expect(has.children.map((node) => toString(node))).toEqual(['Both.', 'Counted', 'Link', 'End.']);
    expect(run(source, false).children.map((node) => toString(node))).toEqual(['Both.', 'Not counted.', 'End.']);
  });

  it('may hold another one', () => {
    const nested = '<Only with="counter">\n\n<Only without="counter">\n\nNever.\n\n</Only>\n\nYes.\n\n</Only>';
    expect(run(nested, true).children.map((node) => toString(node))).toEqual(['Yes.']);
    expect(run(nested, false).children).toEqual([]);
  });

  it.each(['<Only with="clock">\n\nx\n\n</Only>', '<Only>\n\nx\n\n</Only>', '<Only if="counter">\n\nx\n\n</Only>'])(
    'fails with what it accepts: %j',
    (wrong) => {
      expect(() => run(wrong, true)).toThrow(/with="…" or without="…", one of counter; got/);
    },
  );
});
