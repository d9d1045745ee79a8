import type {Problem} from '../../../plugins/content-checks/problem';
import type {PagePair} from './pages';

/** One thing of a page that its translation must have too, as text to compare and its line. */
export interface Item {
  text: string;
  line?: number;
}

/**
 * Compares the things of two pages one by one, in order, and reports the first difference: what
 * follows is mostly its echo.
 * @param what name of the thing, in the singular
 */
export function sequenceProblems({ru, en}: PagePair, what: string, inRussian: Item[], inEnglish: Item[]): Problem[] {
  const length = Math.max(inRussian.length, inEnglish.length);
  for (let index = 0; index < length; index += 1) {
    const [own, translated] = [inRussian[index], inEnglish[index]];
    if (own?.text !== translated?.text) {
      const difference = `${what} ${index + 1} of ${length} is “${translated?.text ?? 'absent'}”`;
      const other = `in ${ru.file}${own?.line ? `:${own.line}` : ''} it is “${own?.text ?? 'absent'}”`;
      return [
        {file: en.file, line: translated?.line, value: `${difference}, ${other}`, fix: `Make the two pages agree`},
      ];
    }
  }
  return [];
}
