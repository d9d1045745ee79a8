import {describe, expect, it} from 'vitest';
import type {PhrasingContent, Root} from 'mdast';
import {typography} from './index';

const bold: PhrasingContent = {type: 'strong', children: [{type: 'text', value: 'Настройки'}]};

/** Texts of a line that were set, without those of bold words. */
function setLine(children: PhrasingContent[], locale = 'ru'): string[] {
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children}]};
  typography({locale})(tree);
  return children.flatMap((node) => (node.type === 'text' ? [node.value] : []));
}

const set = (value: string, locale?: string): string => setLine([{type: 'text', value}], locale).join('');

describe('typography', () => {
  it('binds short words and sets dashes and quotes in Russian', () => {
    expect(set('заказ в магазине - это "заказ"')).toBe('заказ в\u00a0магазине\u00a0— это «заказ»');
  });

  it('binds a number to what it counts', () => {
    expect(set('итог 2150 ₽ за 12 дней и 5 кг')).toBe('итог 2150\u00a0₽ за\u00a012\u00a0дней и\u00a05\u00a0кг');
    expect(set('НДС 22 %')).toBe('НДС 22\u00a0%');
  });

  it('does not break the sides of a box', () => {
    expect(set('12 × 25 × 30')).toBe('12\u00a0×\u00a025\u00a0×\u00a030');
  });

  it('preserves the spaces at the edges, where bold text or a link follows', () => {
    expect(set(' нажмите ')).toBe(' нажмите ');
    expect(set('откройте ')).toMatch(/^откройте\s$/);
  });

  it('binds a short word before bold text and a dash after it', () => {
    const text = (value: string): PhrasingContent => ({type: 'text', value});
    expect(setLine([text('впишите в '), bold, text(' — это')])).toEqual(['впишите в\u00a0', '\u00a0— это']);
    expect(setLine([text('откройте '), bold, text(' и закройте')])).toEqual(['откройте ', ' и\u00a0закройте']);
    expect(setLine([bold, text(' и '), bold])).toEqual([' и\u00a0']);
  });

  it('sets the title of an admonition, which the engine has made a property', () => {
    const data = {hName: 'admonition', hProperties: {type: 'warning', title: 'Ставка 22 % - это "без НДС"'}};
    typography({locale: 'ru'})({
      type: 'root',
      children: [{type: 'containerDirective', name: 'warning', data, children: []}],
    });
    expect(data.hProperties).toEqual({type: 'warning', title: 'Ставка 22\u00a0%\u00a0— это «без\u00a0НДС»'});
  });

  it('leaves other locales as written', () => {
    expect(set('a - b "c"', 'en')).toBe('a - b "c"');
  });
});
