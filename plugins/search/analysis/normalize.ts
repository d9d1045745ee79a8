/** Soft hyphens, zero-width signs and the stress mark over a vowel: seen by nobody, typed by nobody. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF\u0301]/g;

/** Spaces that typography sets instead of the plain one. */
const spaces = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g;

/** Text as a reader sees it: composed letters, single plain spaces, no invisible signs. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\u2011/g, '-')
    .replace(spaces, ' ')
    .trim();
}

/** The form in which words are compared: composed, lower case, ё as е, no invisible signs. */
export function normalizeWord(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(/\u2011/g, '-')
    .replace(/[’ʼ`]/g, "'")
    .replace(/ё/g, 'е');
}

/** Cyrillic letters that look like a Latin one, pairwise. */
const cyrillicHomoglyphs = 'авекмнорстух';
const latinHomoglyphs = 'abekmhopctyx';

const hasLatin = /[a-z]/;
const hasCyrillic = /[а-я]/;
const onlyHomoglyphs = new RegExp(`^[^а-я]*(?:[${cyrillicHomoglyphs}][^а-я]*)*$`);

function swap(word: string, from: string, to: string): string {
  return [...word].map((letter) => (from.includes(letter) ? to.charAt(from.indexOf(letter)) : letter)).join('');
}

/**
 * One alphabet for a word in which two are mixed (the C of «CДЭК» typed in Latin, the А of «А6» in Cyrillic).
 * Takes and gives a normalized word; a word of one alphabet without digits comes back as it was.
 */
export function foldHomoglyphs(word: string): string {
  const cyrillic = hasCyrillic.test(word);
  const latin = hasLatin.test(word);
  if (cyrillic && (latin || /\d/.test(word)) && onlyHomoglyphs.test(word)) {
    return swap(word, cyrillicHomoglyphs, latinHomoglyphs);
  }
  if (cyrillic && latin) {
    return swap(word, latinHomoglyphs, cyrillicHomoglyphs);
  }
  return word;
}
