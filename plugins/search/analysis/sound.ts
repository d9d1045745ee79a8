/** Cyrillic letters by sound, in Latin; hard and soft signs are not heard. */
const cyrillicSounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'a',
};

/** Spellings of one sound in Latin, the longest first; both transliteration and English writing end here. */
const latinSpellings: readonly (readonly [RegExp, string])[] = [
  [/s[hc]+ch|shh|sch(?=[aeiouy])/g, 'sh'],
  [/tch/g, 'ch'],
  [/ck|q/g, 'k'],
  [/kh/g, 'h'],
  [/ts|tz/g, 'c'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/j(?=[aou])|y(?=[aou])|i(?=[aou])/g, ''],
  [/oo|ou/g, 'u'],
  [/ee|ea/g, 'i'],
  [/[yj]/g, 'i'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/['’]/g, ''],
];

/** Some spelling of the above, so that most words need not be searched for each. */
const anySpelling = /[jqwxy'’]|s[hc]+ch|shh|sch|tch|kh|t[sz]|ph|i[aou]|o[ou]|e[ea]|c(?!h)/;

/** A letter c that came from «ц» must not be read as k or s. */
const cyrillicC = '\u0001';

/**
 * How a normalized word sounds, as a key that does not depend on the alphabet:
 * `klyuch`, `kluch` and `ключ` have one key, so do `sdek` and `сдэк`. Empty when the word has no letters.
 */
export function soundKey(word: string): string {
  let key = '';
  for (const sign of word) {
    const sound = cyrillicSounds[sign];
    key += sound === 'c' ? cyrillicC : (sound ?? (/[a-z'’]/.test(sign) ? sign : ''));
  }
  for (const [spelling, sound] of anySpelling.test(key) ? latinSpellings : []) {
    key = key.replace(spelling, sound === 'c' ? cyrillicC : sound);
  }
  return key
    .replaceAll(cyrillicC, 'c')
    .replace(/i+/g, 'i')
    .replace(/(.)\1+/g, '$1');
}
