import {isCode} from '../analysis/code';
import {isAsking, isFaulty} from './names';
import {unquoted} from './params';

/** What the query as a whole shows of its kind. */
export interface QueryKind {
  /** Has a negation or a word of failing: an error, something missing or wrong. */
  fault: boolean;
  /** Asks something. */
  question: boolean;
  /** A name or number of code. */
  code: boolean;
}

/**
 * The kind of a query.
 * @param corrected as it was understood, when that differs from what was typed
 */
export function kindOf(query: string, corrected: string | null): QueryKind {
  return {
    fault: isFaulty(corrected ?? query),
    question: isAsking(corrected ?? query),
    code: corrected === null && isCode(unquoted(query)),
  };
}
