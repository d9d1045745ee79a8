import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {describe, expect, it} from 'vitest';
import {figureWords} from './remark';
import type {FigureSource} from './types';

const known: Record<string, FigureSource> = {
  Box: {
    words: {
      ru: {caption: 'Подпись', 'caption.sent': 'Отправлено', alt: 'Блок', hello: 'Привет', 'mark.size': 'Размер'},
      en: {caption: 'Caption', 'caption.sent': 'Sent', alt: 'Box', hello: 'Hello', 'mark.size': 'Size'},
    },
    select: (facts, language, {of = 'insurance'}) => ({insurance: facts.setting(of).label[language] ?? '', least: -1}),
    takes: ['state', 'of'],
  },
};

function transform(source: string, language: 'ru' | 'en' = 'ru'): MdxJsxFlowElement {
  const tree: Root = createProcessor({format: 'mdx'}).parse(source);
  figureWords({language, known})(tree, {
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

describe('figureWords', () => {
  it('gives a figure its own words, those of the facts and its text alternative', () => {
    expect(attribute(transform('<Box />'), 'words')).toEqual({
      hello: 'Привет',
      insurance: 'Страховка',
      least: -1,
      alt: 'Блок',
    });
    expect(attribute(transform('<Box />', 'en'), 'words')).toMatchObject({hello: 'Hello', insurance: 'Insurance'});
  });

  it('puts the caption of the state in, unless the page has its own', () => {
    expect(transform('<Box />').children).toEqual([{type: 'text', value: 'Подпись'}]);
    expect(transform('<Box state="sent" />').children).toEqual([{type: 'text', value: 'Отправлено'}]);
    expect(JSON.stringify(transform('<Box>\n  Своя\n</Box>').children)).toContain('Своя');
  });

  it('gives the marks their legend', () => {
    expect(attribute(transform('<Box marks="size" />'), 'marks')).toEqual([{id: 'size', label: 'Размер'}]);
    expect(attribute(transform('<Box />'), 'marks')).toBeUndefined();
  });

  it.each([
    ['<Box of="insuranse" />', /<Box>: setting “insuranse” is not in facts\/settings\.json; nearest: insurance/],
    ['<Box marks="sise" />', /<Box>: mark “sise” is unknown; nearest: size/],
    ['<Box colour="red" />', /<Box>: takes state, of, marks; got colour/],
    ['<Box state={1} />', /<Box>: takes state="…" in quotes/],
  ])('fails on %s', (source, message) => {
    expect(() => transform(source)).toThrow(message);
  });

  it('leaves other components alone', () => {
    expect(transform('<Other size={1} />').attributes).toHaveLength(1);
  });
});
