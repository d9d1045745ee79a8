import {describe, expect, it} from 'vitest';
import type {Root} from 'mdast';
import {typography} from './index';

function set(value: string, locale = 'ru'): string {
  const tree: Root = {type: 'root', children: [{type: 'text', value}]};
  typography({locale})(tree);
  const [node] = tree.children;
  return node?.type === 'text' ? node.value : '';
}

describe('typography', () => {
  it('ties short words and sets dashes and quotes in Russian', () => {
    expect(set('заказ в магазине - это "заказ"')).toBe('заказ в\u00a0магазине\u00a0— это «заказ»');
  });

  it('keeps the spaces at the edges, where bold text or a link follows', () => {
    expect(set(' нажмите ')).toBe(' нажмите ');
    expect(set('откройте ')).toMatch(/^откройте\s$/);
  });

  it('leaves other locales as written', () => {
    expect(set('a - b "c"', 'en')).toBe('a - b "c"');
  });
});
