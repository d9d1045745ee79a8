// What readers do to words, made by rule. Written apart from the engine's analysis, so that neither is tested by itself.
import {pick, type Random} from './random.ts';

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

const latinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ' +
    'ъ: ы:y ь: э:e ю:yu я:ya'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Russian text in Latin letters, as people write it in chats. */
export function inLatin(text: string): string {
  return [...text.toLowerCase()].map((letter) => latinLetters[letter] ?? letter).join('');
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

/** Another form of a word; null when its ending tells nothing. */
export function otherForm(word: string, random: Random): string | null {
  if (/^[а-яё]{4,}$/i.test(word)) {
    const found = russianEndings.find(([ending]) => word.toLowerCase().endsWith(ending));
    return found ? word.slice(0, -found[0].length) + pick(found[1], random) : null;
  }
  if (/^[a-z]{4,}$/i.test(word)) {
    return word.endsWith('s')
      ? word.endsWith('ss')
        ? `${word}es`
        : word.slice(0, -1)
      : `${word.replace(/y$/, 'ie')}s`;
  }
  return null;
}

const neighbours = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbourOf(letter: string, random: Random): string {
  const row = neighbours.find((keys) => keys.includes(letter));
  if (row === undefined) {
    return '';
  }
  const at = row.indexOf(letter);
  return pick(
    [row.charAt(at - 1), row.charAt(at + 1)].filter((key) => key !== ''),
    random,
  );
}

/** The word with one slip behind its first letter: neighbours swapped, a letter lost, doubled, or the key beside it hit. */
export function mistyped(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  const slip = Math.floor(random() * 4);
  if (slip === 0 && letter !== next) {
    return before + next + letter + after;
  }
  if (slip === 1) {
    return before + next + after;
  }
  return slip === 2 ? before + letter + letter + next + after : before + neighbourOf(letter, random) + next + after;
}
