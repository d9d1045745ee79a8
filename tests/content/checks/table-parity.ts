import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import {lineOf, type Page} from '../site/page';
import type {PagePair} from '../site/pages';
import {type Item, sequenceProblems} from '../site/sequence';

function items({tree}: Page): Item[] {
  const found: Item[] = [];
  visit(tree, 'table', (table) => {
    const columns = table.children.map((row) => row.children.length);
    found.push({
      text: `${table.children.length} rows of ${[...new Set(columns)].join(' or ')} columns`,
      line: lineOf(table),
    });
  });
  return found;
}

/** Both languages have the same tables: numbers of rows and columns. */
export function tableParityProblems(pair: PagePair): Problem[] {
  return sequenceProblems(pair, 'table', items(pair.ru), items(pair.en));
}
