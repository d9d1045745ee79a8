import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import type {Definition} from './definition';
import {examplesOf, gallery} from './gallery.fixture';
import {loadDefinitions} from './registry';

const words = {ru: {}, en: {}};

const examples = (definition: Omit<Definition, 'words'>) =>
  examplesOf({name: 'OrderBox', kind: 'figures', folder: '', definition: {words, ...definition}});

describe('examplesOf', () => {
  it('has each value of the first attribute, with the marks of the definition, and its further examples', () => {
    expect(
      examples({
        props: {state: ['empty', 'sent'], from: ['office', 'door']},
        examples: {sent: {marks: 'number'}, 'sent-door': {state: 'sent', from: 'door'}},
      }),
    ).toEqual([
      {id: 'order-box', title: null, attributes: {state: 'empty'}},
      {id: 'order-box-sent', title: 'sent', attributes: {state: 'sent', marks: 'number'}},
      {id: 'order-box-sent-door', title: 'sent-door', attributes: {state: 'sent', from: 'door'}},
    ]);
  });

  it('has one example of a component without states, and none of one that is not shown by itself', () => {
    expect(examples({props: {}})).toEqual([{id: 'order-box', title: null, attributes: {}}]);
    expect(examples({props: {n: null}, examples: null})).toEqual([]);
  });
});

describe('gallery', () => {
  it('puts every figure and tool under headings of its own', async () => {
    const tree: Root = createProcessor({format: 'mdx'}).parse('Text\n\n<Gallery />');
    await gallery()(tree);
    const names = tree.children.flatMap((node) => (node.type === 'mdxJsxFlowElement' ? [node.name] : []));
    const all = Object.values(await loadDefinitions());
    const shown = all.filter(({definition}) => definition.examples !== null).map(({name}) => name);
    expect([...new Set(names)]).toEqual(shown);
    const ids = tree.children.flatMap((node) => (node.type === 'heading' ? [node.data?.hProperties?.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('order-box-created');
  });
});
