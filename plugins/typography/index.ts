import Typograf from 'typograf';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';

interface Options {
  locale: string;
}

/** Rules that would eat the spaces between a text node and its neighbours (bold, links, code). */
const rulesAtEdges = ['common/space/trimLeft', 'common/space/trimRight', 'common/space/delTrailingBlanks'];

/**
 * Remark plugin: sets no-break spaces, dashes and quotes of Russian text by the rules of the
 * typograf library, so that authors type plain spaces. Other locales are left as written.
 */
export function typography({locale}: Options) {
  const typograf = new Typograf({locale: ['ru', 'en-US']});
  rulesAtEdges.forEach((rule) => typograf.disableRule(rule));
  return (tree: Root): void => {
    if (locale !== 'ru') {
      return;
    }
    visit(tree, 'text', (node) => {
      node.value = typograf.execute(node.value);
    });
  };
}
