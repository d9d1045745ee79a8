import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';
import type {PagePair} from '../site/pages';
import {type Item, sequenceProblems} from '../site/sequence';
import {headingsOf} from './heading-ids';

function items(page: Page): Item[] {
  return headingsOf(page).map(({depth, id, line}) => ({text: `${'#'.repeat(depth)} ${id}`, line}));
}

/** Both languages have the same headings: ids and levels, in the same order. */
export function headingParityProblems(pair: PagePair): Problem[] {
  return sequenceProblems(pair, 'heading', items(pair.ru), items(pair.en));
}
