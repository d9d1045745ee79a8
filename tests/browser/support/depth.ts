import {execFileSync} from 'node:child_process';
import {locales, type Locale} from './site';

/** Whether everything is tried (`npm run test:long`); else what the code of a commit may break (`npm test`). */
export const isLong = process.env.TEST_DEPTH === 'long';

/** Locales in which behavior is tried. The words of both are checked by the content tests in any case. */
export const behaviorLocales: readonly Locale[] = isLong ? locales : ['ru'];

/** How many commits there are, so that the short runs of a few commits in a row try everything; 0 without git. */
function commitCount(): number {
  try {
    return Number(
      execFileSync('git', ['rev-list', '--count', 'HEAD'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}),
    );
  } catch {
    return 0;
  }
}

/** Which part a short run tries: the same for a commit on every day, on every machine and in every share of a run. */
export const turn = Number(process.env.TEST_TURN ?? commitCount());

/** All of a list in a long run; the part of this turn, one of `parts`, in a short one. */
export function partOfTurn<Item>(items: readonly Item[], parts: number): Item[] {
  return isLong ? [...items] : items.filter((_, index) => index % parts === turn % parts);
}

/** The item of this turn. */
export function oneOfTurn<Item>(items: readonly [Item, ...Item[]], offset = 0): Item {
  return items[(turn + offset) % items.length] ?? items[0];
}

/** Says once in a run which specs it leaves out, and how to try them. */
export function sayLeftOut(names: readonly string[]): void {
  if (names.length > 0 && process.env.TEST_WORKER_INDEX === undefined) {
    console.log(
      `${names.length} specs wait for another commit: ${names.join(', ')}. “npm run test:long” tries all, “npm test -- --only browser NAME” one of them.`,
    );
  }
}
