import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {section, type Language} from '../../src/facts';
import {anchorsOf} from './anchors';
import {expand} from './expand.fixture';

const page = (source: string, language: Language): Root => expand(source, 'docs/reference/some.mdx', language);

function headings(tree: Root): [depth: number, text: string][] {
  const found: [number, string][] = [];
  visit(tree, 'heading', (node: Heading) => {
    found.push([node.depth, toString(node)]);
  });
  return found;
}

function elements(tree: Root, hName: string): Nodes[] {
  const found: Nodes[] = [];
  visit(tree, (node) => {
    if (node.data && 'hName' in node.data && node.data.hName === hName) {
      found.push(node);
    }
  });
  return found;
}

describe('blocks', () => {
  it('expand a section into a heading and an entry for each field', () => {
    const tree = page('<SettingsSection id="delivery-cost" />', 'en');
    expect(headings(tree).slice(0, 2)).toEqual([
      [2, 'Delivery cost'],
      [3, 'Insurance'],
    ]);
    expect(anchorsOf(tree)).toEqual(['delivery-cost', ...section('delivery-cost').fields.map(({id}) => id)]);
  });

  it('give a field a card with the same lines in the same order', () => {
    const [card] = elements(page('<SettingsSection id="delivery-cost" />', 'ru'), 'dl');
    expect(card).toBeDefined();
    const titles = elements({type: 'root', children: [card]} as Root, 'dt').map((node) => toString(node));
    expect(titles).toEqual(['Ключ', 'Вид', 'По умолчанию', 'По-английски']);
    expect(toString(card)).toContain('insuranceВидфлажок');
  });

  it('keep facts’ code and bold', () => {
    const tree = page('<PriceRules />', 'en');
    expect(JSON.stringify(tree)).not.toContain('**');
    visit(tree, 'text', (node) => {
      expect(node.value).not.toContain('`');
    });
  });

  it('lead from the advice of a message to other pages', () => {
    const urls: string[] = [];
    visit(page('<MessageGroup id="settings" />', 'en'), 'link', ({url}) => void urls.push(url));
    expect(urls).toContain('/troubleshooting/keys-refused.mdx#copy');
  });

  it('put texts that cannot appear into their own list, not into a group', () => {
    const shown = anchorsOf(page('<MessageGroup id="checkout" />', 'en'));
    const hidden = anchorsOf(page('<UnreachableMessages />', 'en'));
    expect(shown).toContain('checkout-point-missing');
    expect(shown).not.toContain('checkout-phone-empty');
    expect(hidden).toContain('checkout-phone-empty');
  });

  it('anchor the rows of tables and name the column of each cell', () => {
    const tree = page('<TariffTable />', 'en');
    expect(anchorsOf(tree)).toEqual(expect.arrayContaining(['to-office', '136', '137']));
    const titles = new Set<unknown>();
    visit(tree, 'tableCell', (node) => {
      titles.add(node.data?.hProperties?.dataTitle);
    });
    expect(titles).toContain('Courier call');
  });

  it('sort the glossary by the alphabet of the language, with the same anchors', () => {
    const ru = page('<GlossaryList />', 'ru');
    const en = page('<GlossaryList />', 'en');
    expect(anchorsOf(ru).sort()).toEqual(anchorsOf(en).sort());
    const words = headings(ru).map(([, text]) => text);
    expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'ru')));
  });

  it('fail inside a list, on an unknown kind, and on an anchor given twice', () => {
    expect(() => page('- <TariffTable />', 'en')).toThrow(/put it on a line of its own, outside lists and boxes/);
    expect(() => page('<HookList kind="fired" />', 'en')).toThrow(/kind of hooks “fired” is unknown; nearest: fires/);
    expect(() => page('## Cost {/* #insurance */}\n\n<SettingsSection id="delivery-cost" />', 'en')).toThrow(
      /these anchors twice: insurance/,
    );
  });
});
