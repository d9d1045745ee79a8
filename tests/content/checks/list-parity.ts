import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/parity/problem';
import {lineOf, type Page} from '../site/page';
import type {Twins} from '../site/pages';
import {type Item, sequenceProblems} from '../site/sequence';

function items({tree}: Page): Item[] {
  const found: Item[] = [];
  visit(tree, 'list', (list) => {
    const kind = list.ordered ? 'numbered' : 'bulleted';
    found.push({text: `${kind}, ${list.children.length} items`, line: lineOf(list)});
  });
  return found;
}

/** Twins have the same lists: kinds and numbers of items, so that no step is lost. */
export function listParityProblems(twins: Twins): Problem[] {
  return sequenceProblems(twins, 'list', items(twins.ru), items(twins.en));
}
