import type {Problem} from '../../../plugins/parity/problem';
import type {Twins} from './pages';

/** One thing of a page that its twin must have too, as text to compare and the line where it stands. */
export interface Item {
  text: string;
  line?: number;
}

/**
 * Compares the things of two twins one by one, in order, and reports the first difference: what
 * follows is mostly its echo.
 * @param what name of the thing, in the singular
 */
export function sequenceProblems({ru, en}: Twins, what: string, inRussian: Item[], inEnglish: Item[]): Problem[] {
  const length = Math.max(inRussian.length, inEnglish.length);
  for (let index = 0; index < length; index += 1) {
    const [own, twin] = [inRussian[index], inEnglish[index]];
    if (own?.text !== twin?.text) {
      const said = `${what} ${index + 1} of ${length} is “${twin?.text ?? 'absent'}”`;
      const other = `in ${ru.file}${own?.line ? `:${own.line}` : ''} it is “${own?.text ?? 'absent'}”`;
      return [{file: en.file, line: twin?.line, value: `${said}, ${other}`, mend: `Make the two pages agree`}];
    }
  }
  return [];
}
