import type {Allowed} from '../../src/facts';
import type {Difference} from './model';

export interface Judged {
  unexplained: Difference[];
  explained: {difference: Difference; reason: string}[];
  /** Explanations that explain nothing. */
  unused: Allowed[];
}

/** Sorts differences by whether a list explains them. */
export function judge(differences: readonly Difference[], allowed: readonly Allowed[]): Judged {
  const judged: Judged = {unexplained: [], explained: [], unused: []};
  const used = new Set<Allowed>();
  for (const difference of differences) {
    const reason = allowed.find(({id}) => id === difference.id);
    if (reason) {
      used.add(reason);
      judged.explained.push({difference, reason: reason.reason});
    } else {
      judged.unexplained.push(difference);
    }
  }
  judged.unused.push(...allowed.filter((one) => !used.has(one)));
  return judged;
}
