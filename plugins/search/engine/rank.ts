import type {QueryGroup} from './expand';
import {lowerFurther} from './furtherSections';
import {isHeading} from './names';
import type {QueryKind} from './queryKind';
import type {SearchRecord} from './records';
import {rerank} from './rerank';
import {inOrder, scoreRecords, type RankedRecord} from './score';
import type {SearchIndex} from './searchIndex';
import {weigh} from './weighedGroups';

/** A section whose heading was typed exactly is not lowered, however little weight its page has. */
const lowestOfHeading = 2;

function withHeadingNear(ranked: RankedRecord[], isAsked: (record: SearchRecord) => boolean): RankedRecord[] {
  const at = ranked.findIndex(({record}) => isAsked(record));
  if (at > lowestOfHeading) {
    ranked.splice(lowestOfHeading, 0, ...ranked.splice(at, 1));
  }
  return ranked;
}

/**
 * Records that answer the groups, the best first by their score, equal ones in reading order, so that they never
 * change places.
 * @param accept decides which records may be shown (facet filters)
 */
export function rank(
  groups: readonly QueryGroup[],
  kind: QueryKind,
  index: SearchIndex,
  accept: (record: SearchRecord) => boolean,
): RankedRecord[] {
  const weighed = weigh(groups, index);
  const scored = scoreRecords(weighed, groups, kind, index, accept);
  const ranked = rerank(scored, kind, weighed, index).sort(inOrder);
  const lowered = lowerFurther(ranked).sort(inOrder);
  return withHeadingNear(lowered, (record) => {
    const names = index.names[record.position];
    return names !== undefined && isHeading(names, groups);
  });
}
