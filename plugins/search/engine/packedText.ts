// Texts as the index file carries them: each word is one sign that means a place in a table of all words.
// A word is written once; brotli makes of it a fifth less than of the plain texts.

/** Words of letters and digits, and what is between them. */
const tokenPattern = /[\p{L}\p{N}\p{M}_]+|[^\p{L}\p{N}\p{M}_]+/gu;
const wordPattern = /^[\p{L}\p{N}\p{M}_]/u;
/** Behind these a word begins with a capital. */
const sentenceEnd = /[\n\t]|[.?!] /;

/** Means that the next word has a capital that nothing asked for, or none where one is due. */
const capital = '\u0001';
const small = '\u0002';

/**
 * Signs of the tiers of the table, the frequent words first: one, two and three bytes of UTF-8.
 * The quote and the backslash, which JSON would escape, are no signs.
 */
export const tiers = [
  {from: 0x23, to: 0x5b},
  {from: 0x80, to: 0x7ff},
  {from: 0x800, to: 0xd7ff},
] as const;

/** Parts the words of a tier; JSON does not escape it, and no text has it. */
const parting = '\u007f';
/** Sign for a word that shares no first letter with the one before it. */
const nothingShared = 33;

const isCapitalized = (word: string): boolean => {
  const [first = ''] = word;
  const rest = word.slice(first.length);
  return first !== first.toLowerCase() && rest === rest.toLowerCase() && first.toLowerCase().toUpperCase() === first;
};

function startsSmall(word: string): boolean {
  const [first = ''] = word;
  return first !== first.toUpperCase();
}

function withFirst(word: string, change: (letter: string) => string): string {
  const [first = ''] = word;
  return change(first) + word.slice(first.length);
}

/** Tokens of a text without outer spaces: single spaces between words and capitals that are due are left out. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let due = true;
  for (const [token] of text.matchAll(tokenPattern)) {
    if (!wordPattern.test(token)) {
      due ||= sentenceEnd.test(token);
      tokens.push(...(token === ' ' ? [] : [token]));
      continue;
    }
    if (isCapitalized(token)) {
      tokens.push(
        ...(due ? [] : [capital]),
        withFirst(token, (first) => first.toLowerCase()),
      );
    } else {
      tokens.push(...(due && startsSmall(token) ? [small] : []), token);
    }
    due = false;
  }
  return tokens;
}

/** A token with what there is to know about it, found once for all its places. */
export interface TableEntry {
  token: string;
  /** The word with a capital; the token itself where that changes nothing. */
  raised: string;
  isWord: boolean;
  endsSentence: boolean;
}

/** A word of the table, made ready for reading texts. */
export function tableEntry(token: string): TableEntry {
  return {
    token,
    raised: withFirst(token, (first) => first.toUpperCase()),
    isWord: wordPattern.test(token),
    endsSentence: sentenceEnd.test(token),
  };
}

/** The text of signs. */
export function textFrom(signs: string, table: ReadonlyMap<number, TableEntry>): string {
  const pieces: string[] = [];
  let due = true;
  let mark = '';
  let afterWord = false;
  for (let at = 0; at < signs.length; at += 1) {
    const entry = table.get(signs.charCodeAt(at));
    if (!entry) {
      throw new Error('a sign that the table of words does not have');
    }
    const {token, raised, isWord, endsSentence} = entry;
    if (token === capital || token === small) {
      mark = token;
      continue;
    }
    if (isWord) {
      if (afterWord) {
        pieces.push(' ');
      }
      pieces.push(mark === capital || (due && mark !== small) ? raised : token);
      due = false;
      mark = '';
    } else {
      pieces.push(token);
      due ||= endsSentence;
    }
    afterWord = isWord;
  }
  return pieces.join('');
}

function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 60);
  let shared = 0;
  while (shared < most && a.charAt(shared) === b.charAt(shared)) {
    shared += 1;
  }
  return shared;
}

/** Words of a tier in one string, each without the letters that it shares with the one before. */
export function tableOf(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedLength(word, words[index - 1] ?? '');
      return String.fromCharCode(nothingShared + shared) + word.slice(shared);
    })
    .join(parting);
}

/** Words of a table. */
export function wordsFrom(table: string): string[] {
  let before = '';
  return table === ''
    ? []
    : table.split(parting).map((entry) => {
        before = before.slice(0, entry.charCodeAt(0) - nothingShared) + entry.slice(1);
        return before;
      });
}
