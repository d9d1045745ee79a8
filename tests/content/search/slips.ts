// What readers do to words. Written apart from the engine's analysis, so that the engine is not tested by itself.

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';

/** Text typed without having switched the keyboard. */
export function onOtherKeyboard(text: string): string {
  const cyrillic = /[а-яё]/i.test(text);
  const [from, to] = cyrillic ? [russianKeys, latinKeys] : [latinKeys, russianKeys];
  return [...text.toLowerCase().replaceAll('ё', 'е')]
    .map((sign) => (from.includes(sign) ? to.charAt(from.indexOf(sign)) : sign))
    .join('');
}

/** Endings of nominative and imperative forms with those of other forms of the same word, the longest first. */
const russianEndings: readonly (readonly [string, readonly string[]])[] = [
  ['ения', ['ений', 'ениям', 'ениями']],
  ['ания', ['аний', 'аниям', 'аниями']],
  ['ение', ['ения', 'ению', 'ением', 'ении']],
  ['ание', ['ания', 'анию', 'анием', 'ании']],
  ['ция', ['ции', 'цию', 'цией']],
  ['ость', ['ости', 'остью']],
  ['ный', ['ного', 'ному', 'ным', 'ном']],
  ['ная', ['ной', 'ную']],
  ['ное', ['ного', 'ному', 'ным']],
  ['ные', ['ных', 'ным', 'ными']],
  ['ский', ['ского', 'скому', 'ским']],
  ['ские', ['ских', 'ским', 'скими']],
  ['ка', ['ки', 'ку', 'кой']],
  ['ки', ['кам', 'ках', 'ками']],
  ['га', ['ги', 'гу', 'гой']],
  ['ия', ['ии', 'ию', 'ией']],
  ['ы', ['ам', 'ах', 'ами']],
  ['а', ['у', 'ой', 'е']],
  ['р', ['ра', 'ру', 'ром', 'ре']],
  ['кт', ['кта', 'кту', 'ктом', 'кте']],
  ['з', ['за', 'зу', 'зом', 'зе']],
  ['н', ['на', 'ну', 'ном', 'не']],
  ['ф', ['фа', 'фу', 'фом', 'фе']],
  ['с', ['са', 'су', 'сом', 'се']],
  ['д', ['да', 'ду', 'дом', 'де']],
];

/**
 * Another form of a word; null when its ending gives none.
 * @param turn any whole number from 0; chooses one of the forms
 */
export function otherForm(word: string, turn: number): string | null {
  if (/^[а-яё]{4,}$/i.test(word)) {
    const [ending = '', forms = []] = russianEndings.find(([end]) => word.toLowerCase().endsWith(end)) ?? [];
    const form = forms[turn % forms.length];
    return form === undefined ? null : word.slice(0, -ending.length) + form;
  }
  if (!/^[a-z]{4,}$/i.test(word)) {
    return null;
  }
  if (word.endsWith('ss')) {
    return `${word}es`;
  }
  return word.endsWith('s') ? word.slice(0, -1) : `${word.replace(/y$/, 'ie')}s`;
}

const rows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The key beside that of a letter, the right one if there is one. */
function neighborOf(letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? '';
  const at = row.indexOf(letter);
  return row.charAt(at + 1) || row.charAt(at - 1);
}

/**
 * The word with one slip after its first letter: two letters swapped, a letter lost, doubled, or the key beside it hit.
 * @param turn any whole number from 0; chooses the slip and its place
 */
export function mistyped(word: string, turn: number): string {
  const at = 1 + (Math.floor(turn / 4) % (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  const slips = [
    // Equal letters cannot be swapped: the second one is doubled.
    letter === next ? letter + next + next : next + letter,
    next,
    letter + letter + next,
    neighborOf(letter) + next,
  ];
  return before + slips[turn % slips.length] + after;
}
