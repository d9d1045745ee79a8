import type {Problem} from '../../../plugins/content-checks/problem';
import type {PagePair} from './pages';

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  texts.forEach((text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  return counts;
}

/**
 * Compares how often the two languages have each thing, whatever the order: within a sentence the order is the
 * language's own.
 * @param what the verb that joins the page to the thing, such as “links to”
 */
export function countProblems(
  {ru, en}: PagePair,
  what: string,
  inRussian: readonly string[],
  inEnglish: readonly string[],
): Problem[] {
  const [own, translated] = [counted(inRussian), counted(inEnglish)];
  return [...new Set([...own.keys(), ...translated.keys()])].flatMap((text) => {
    const [times, englishTimes] = [own.get(text) ?? 0, translated.get(text) ?? 0];
    const value = `${what} “${text}”: ${englishTimes}, in ${ru.file}: ${times}`;
    return times === englishTimes ? [] : [{file: en.file, value, fix: 'Make the two pages agree'}];
  });
}
