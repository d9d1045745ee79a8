import type {Problem} from '../../../plugins/content-checks/problem';
import type {Page} from '../site/page';
import {passagesOf} from '../site/text';

/** A run of letters that holds both Cyrillic and Latin ones; hyphens and digits end a run. */
const mixed = /(?=\p{L}*\p{Script=Cyrillic})(?=\p{L}*\p{Script=Latin})\p{L}+/gu;
/** A Latin letter in the place of a Russian one-letter word: between Russian words, or at the beginning. */
const lonely = /(?<=\p{Script=Cyrillic}[,;:]? )[aocyk](?= \p{Script=Cyrillic})|^[AOCYKB](?= \p{Script=Cyrillic})/gu;

/** Words of a text whose letters come from two scripts, each once. */
export function mixedWords(text: string): string[] {
  return [...new Set([...(text.match(mixed) ?? []), ...(text.match(lonely) ?? [])])];
}

/**
 * Letters of the wrong script look right and break search and reading aloud.
 * @param allowed words that are written so on purpose
 */
export function homoglyphProblems(page: Page, allowed: readonly string[]): Problem[] {
  const aliases = Array.isArray(page.frontMatter.aliases)
    ? page.frontMatter.aliases.map((alias) => ({text: String(alias), line: 1}))
    : [];
  return [...passagesOf(page), ...aliases].flatMap(({text, line}) =>
    mixedWords(text)
      .filter((word) => !allowed.includes(word))
      .map((word) => ({
        file: page.file,
        line,
        value: `the word “${word}” mixes Cyrillic and Latin letters`,
        fix: 'Type it again in one keyboard layout, or add it to mixedWords in tests/content/allowed.ts',
      })),
  );
}
