import type {Problem} from '../../../plugins/parity/problem';
import type {Page} from '../site/page';
import type {Twins} from '../site/pages';
import {type Item, sequenceProblems} from '../site/sequence';
import {headingsOf} from './heading-ids';

function items(page: Page): Item[] {
  return headingsOf(page).map(({depth, id, line}) => ({text: `${'#'.repeat(depth)} ${id}`, line}));
}

/** Twins have the same headings: ids and levels, in the same order. */
export function headingParityProblems(twins: Twins): Problem[] {
  return sequenceProblems(twins, 'heading', items(twins.ru), items(twins.en));
}
