import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import {lineOf, type Page} from '../site/page';
import type {PagePair} from '../site/pages';
import {type Item, sequenceProblems} from '../site/sequence';

function items({tree}: Page): Item[] {
  const found: Item[] = [];
  visit(tree, 'list', (list) => {
    const kind = list.ordered ? 'numbered' : 'bulleted';
    found.push({text: `${kind}, ${list.children.length} items`, line: lineOf(list)});
  });
  return found;
}

/** Both languages have the same lists: kinds and numbers of items, so that no step is lost. */
export function listParityProblems(pair: PagePair): Problem[] {
  return sequenceProblems(pair, 'list', items(pair.ru), items(pair.en));
}
