import type {WeighedGroup} from './weighedGroups';

/** The stems of the words with a subject, as they were understood. */
export function stemsOf(groups: readonly WeighedGroup[]): string[] {
  const words = groups.filter(({required}) => required).flatMap(({group}) => group.alternatives[0]?.words ?? []);
  return words.flatMap(([best]) => best?.term ?? []);
}
