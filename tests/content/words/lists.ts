import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../plugins/content-checks/problem';

/** The project's own word lists. */
export const lists = ['spelling/ru.txt', 'spelling/en.txt', 'spelling/names.txt'] as const;

/** Words of a list that are out of order or twice there. */
export function unsortedWords(file: string, words: readonly string[]): Problem[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    return before === undefined || before.localeCompare(word, 'ru') < 0
      ? []
      : [
          {
            file,
            line: index + 1,
            value: `“${word}” comes after “${before}”`,
            fix: 'Sort the list and keep each word once',
          },
        ];
  });
}

/** What is wrong with the order of the project's word lists. */
export function listProblems(siteDir: string): Problem[] {
  return lists.flatMap((file) =>
    unsortedWords(file, readFileSync(path.join(siteDir, file), 'utf8').split('\n').filter(Boolean)),
  );
}
