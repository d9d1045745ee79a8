import type {Problem} from '../../../plugins/parity/problem';
import type {Twins} from './pages';

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  texts.forEach((text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  return counts;
}

/**
 * Compares how often twins have each thing, whatever the order: within a sentence the order is the
 * language's own.
 * @param what says in one word what the page does with the thing, such as “links to”
 */
export function countProblems(
  {ru, en}: Twins,
  what: string,
  inRussian: readonly string[],
  inEnglish: readonly string[],
): Problem[] {
  const [own, twin] = [counted(inRussian), counted(inEnglish)];
  return [...new Set([...own.keys(), ...twin.keys()])].flatMap((text) => {
    const [times, timesInTwin] = [own.get(text) ?? 0, twin.get(text) ?? 0];
    const value = `${what} “${text}”: ${timesInTwin}, in ${ru.file}: ${times}`;
    return times === timesInTwin ? [] : [{file: en.file, value, mend: 'Make the two pages agree'}];
  });
}
