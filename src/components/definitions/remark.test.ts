import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {describe, expect, it} from 'vitest';
import type {Definition} from './definition';
import {componentContent} from './remark';

const box: Definition = {
  words: {
    ru: {caption: 'Подпись', 'caption.sent': 'Отправлено', alt: 'Блок', hello: 'Привет', 'mark.size': 'Размер'},
    en: {caption: 'Caption', 'caption.sent': 'Sent', alt: 'Box', hello: 'Hello', 'mark.size': 'Size'},
  },
  factsFor: (facts, language, {of = 'insurance'}) => ({insurance: facts.setting(of).label[language] ?? '', least: -1}),
  props: {state: ['opened', 'sent'], of: null},
};

async function transform(source: string, language: 'ru' | 'en' = 'ru'): Promise<MdxJsxFlowElement> {
  const tree: Root = createProcessor({format: 'mdx'}).parse(source);
  await componentContent({language, load: async () => ({Box: {definition: box}})})(tree, {
    fail(reason) {
      throw new Error(reason);
    },
  });
  return tree.children[0] as MdxJsxFlowElement;
}

function attribute(element: MdxJsxFlowElement, name: string): unknown {
  const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  const value = found?.value;
  return typeof value === 'object' && value !== null ? JSON.parse(value.value) : value;
}

describe('componentContent', () => {
  it('gives a component its own words, those of the facts and its text alternative', async () => {
    expect(attribute(await transform('<Box />'), 'words')).toEqual({
      hello: 'Привет',
      insurance: 'Страховка',
      least: -1,
      alt: 'Блок',
    });
    expect(attribute(await transform('<Box />', 'en'), 'words')).toMatchObject({
      hello: 'Hello',
      insurance: 'Insurance',
    });
  });

  it('adds the caption of the state, unless the page has its own', async () => {
    expect((await transform('<Box />')).children).toEqual([{type: 'text', value: 'Подпись'}]);
    expect((await transform('<Box state="sent" />')).children).toEqual([{type: 'text', value: 'Отправлено'}]);
    expect(JSON.stringify((await transform('<Box>\n  Своя\n</Box>')).children)).toContain('Своя');
  });

  it('gives the marks their legend', async () => {
    expect(attribute(await transform('<Box marks="size" />'), 'marks')).toEqual([{id: 'size', label: 'Размер'}]);
    expect(attribute(await transform('<Box />'), 'marks')).toBeUndefined();
  });

  it.each([
    ['<Box of="insuranse" />', /<Box>: setting “insuranse” is not in facts\/settings\.json; nearest: insurance/],
    ['<Box marks="sise" />', /<Box>: mark “sise” is unknown; nearest: size/],
    ['<Box state="sen" />', /<Box>: state="sen" is unknown; nearest: sent/],
    ['<Box color="red" />', /<Box>: takes state, of, marks; got color/],
    ['<Box state={1} />', /<Box>: takes state="…" in quotes/],
    ['<Box {...all} />', /<Box>: takes attributes one by one/],
  ])('fails on %s', async (source, message) => {
    await expect(transform(source)).rejects.toThrow(message);
  });

  it('leaves other components alone', async () => {
    expect((await transform('<Other size={1} />')).attributes).toHaveLength(1);
  });
});
