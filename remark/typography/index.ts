import Typograf from 'typograf';
import {visit} from 'unist-util-visit';
import type {Data, Parent, Root} from 'mdast';

interface Options {
  locale: string;
}

/**
 * Rules that would remove spaces which belong there: between a text node and its neighbors (bold, links, code), and
 * before the sign of a percentage.
 */
const spaceRules = ['trimLeft', 'trimRight', 'delTrailingBlanks', 'delBeforePercent'];

/** A word of one or two letters before bold text, a link or code: as the library binds it inside a text. */
const shortWordAtEnd = /(?<=(?:^|[\s(«„])\p{L}{1,2}) $/u;
/** A number and the sign after it, and the sides of a box, which the library leaves apart. */
const besideNumbers = /(?<=\d) (?=₽|%|× ?\d)|(?<=×) (?=\d)/g;
/** A dash after bold text, a link or code. */
const dashAtStart = /^ (?=[—–])/;

/** Binds the words at the edges of a text to its neighbors in the line, which the library does not see. */
function bindEdges(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const start = hasBefore ? text.replace(dashAtStart, '\u00a0') : text;
  return hasAfter ? start.replace(shortWordAtEnd, '\u00a0') : start;
}

/**
 * Remark plugin: sets no-break spaces, dashes and quotes of Russian text by the rules of the
 * typograf library, so that authors type plain spaces. Other locales are left as written.
 */
export function typography({locale}: Options) {
  const typograf = new Typograf({locale: ['ru', 'en-US']});
  spaceRules.forEach((rule) => typograf.disableRule(`common/space/${rule}`));
  typograf.enableRule('common/nbsp/afterNumber');
  return (tree: Root): void => {
    if (locale !== 'ru') {
      return;
    }
    const set = (text: string): string => typograf.execute(text).replace(besideNumbers, '\u00a0');
    visit(tree, 'text', (node, index, parent: Parent | undefined) => {
      const at = index ?? 0;
      node.value = bindEdges(set(node.value), at > 0, at + 1 < (parent?.children.length ?? 0));
    });
    // The engine has made the title of an admonition a property.
    visit(tree, 'containerDirective', ({data}: {data?: Data}) => {
      const title = data?.hProperties?.title;
      if (data && typeof title === 'string') {
        data.hProperties = {...data.hProperties, title: set(title)};
      }
    });
  };
}
