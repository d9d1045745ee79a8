/** Keys of the same place on the two keyboards, unshifted and shifted. */
const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

function retype(text: string, from: string, to: string): string {
  return [...text].map((sign) => (from.includes(sign) ? to.charAt(from.indexOf(sign)) : sign)).join('');
}

/**
 * The same key strokes on the other keyboard: `yfcnhjqrb` → `настройки`, `сруслщге` → `checkout`.
 * Null when the text has no letter to switch, or letters of both alphabets.
 */
export function otherLayout(text: string): string | null {
  const latin = /[a-z]/i.test(text);
  const cyrillic = /[а-яё]/i.test(text);
  if (latin === cyrillic) {
    return null;
  }
  return latin ? retype(text, latinKeys, russianKeys) : retype(text, russianKeys, latinKeys);
}
