import {locales, type Locale} from './site';

/** Whether everything is tried (`npm run test:long`); else what the code of a commit may break (`npm test`). */
export const isLong = process.env.TEST_DEPTH === 'long';

/** Locales in which behavior is tried. The words of both are checked by the content tests in any case. */
export const behaviorLocales: readonly Locale[] = isLong ? locales : ['ru'];

const msOfDay = 86_400_000;

/** Number of the day, so that the short runs of a week try everything once. */
export const today = Math.floor(Date.now() / msOfDay);

/** All of a list in a long run; of `days` parts the one of today in a short one. */
export function partOfToday<Item>(items: readonly Item[], days: number): Item[] {
  return isLong ? [...items] : items.filter((_, index) => index % days === today % days);
}

/** The item of today. */
export function oneOfToday<Item>(items: readonly [Item, ...Item[]], offset = 0): Item {
  return items[(today + offset) % items.length] ?? items[0];
}
