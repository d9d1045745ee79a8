import {soundKey} from './sound.ts';

/** Words that carry no subject: a query may have them, a result need not. Normalised forms. */
const words = [
  'а без бы был была было быть в вам вас весь во вот все всех вы где да делать делает делают для до его ее если есть еще же за и из или им их к',
  'как какая какие какое какой ко когда кто ли мне могу может можно мой мы на над надо не него нет ни но ну о об он она они оно от по',
  'под после потом почему при про работает работают работать с сам свой себя со так также такой там то тоже только тот ты у уже хочу чего чем через',
  'что чтобы эта эти это этот я',
  'a about after all also am an and any are as at be been but by can cannot could did do does for from had has have how i',
  'if in into is it its me my no not of on or our out so such than that the their them then there these they this to up us',
  'was we were work working works what when where which while who why will with would you your',
];

const stopWords = new Set(words.join(' ').split(' '));

/** True for a word that a result need not contain. */
export function isStopWord(form: string): boolean {
  return stopWords.has(form);
}

const bySound = new Map(
  [...stopWords].filter((form) => /[а-я]/.test(form) && form.length > 1).map((form) => [soundKey(form), form]),
);

/** The Russian word without a subject that a Latin one stands for by its sound (`pri` for «при»); null when none does. */
export function stopWordSounding(form: string): string | null {
  return /^[a-z]+$/.test(form) ? (bySound.get(soundKey(form)) ?? null) : null;
}
