import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import {lineOf, type Page} from '../site/page';
import type {PagePair} from '../site/pages';
import {type Item, sequenceProblems} from '../site/sequence';

const most = 3;

/** Kinds of the admonitions of a page (`note`, `warning`, …) in order. */
function admonitionsOf({tree}: Page): Item[] {
  const found: Item[] = [];
  visit(tree, 'containerDirective', (node) => {
    found.push({text: node.name, line: lineOf(node)});
  });
  return found;
}

/** Both languages have the same kinds of admonitions in the same order. */
export function admonitionParityProblems(pair: PagePair): Problem[] {
  return sequenceProblems(pair, 'admonition', admonitionsOf(pair.ru), admonitionsOf(pair.en));
}

/** A page that warns all the time warns of nothing. */
export function admonitionLimitProblems(page: Page): Problem[] {
  const found = admonitionsOf(page);
  const value = `the page has ${found.length} admonitions, the most is ${most}`;
  return found.length > most
    ? [{file: page.file, line: found[most]?.line, value, fix: 'Turn the least of them into plain text'}]
    : [];
}
