import {expand} from '../../../plugins/search/engine/expand';
import {featureNames} from '../../../plugins/search/engine/pageFeatures';
import {kindOf} from '../../../plugins/search/engine/queryKind';
import {compared, traitsOf} from '../../../plugins/search/engine/rerank';
import {scoreRecords} from '../../../plugins/search/engine/score';
import type {SearchIndex} from '../../../plugins/search/engine/searchIndex';
import {weigh} from '../../../plugins/search/engine/weighedGroups';
import {pageOf} from '../builtIndex';
import type {Query} from '../queries';
import type {Example} from './fit';

/** The first pages that the engine compares for a query: each feature times each trait of the query, in order. */
export function exampleOf({query, expected}: Query, index: SearchIndex): Example {
  const {groups, corrected} = expand(query, index);
  const kind = kindOf(query, corrected);
  const weighed = weigh(groups, index);
  const scored = scoreRecords(weighed, groups, kind, index, () => true);
  const traits = traitsOf(kind, weighed);
  const pages = compared(scored, kind, weighed, index);
  return {
    inputs: pages.map(({features}) => featureNames.flatMap((name) => traits.map((trait) => features[name] * trait))),
    right: pages.map(({url}) => expected.includes(pageOf(new URL(url).pathname))),
  };
}
