import {soundKey} from './sound';

/** Stop words: a query may have them, a result need not. Normalized forms. */
const words = [
  'а без бы был была было быть в вам вас ваш ваша ваше ваши вдруг ведь весь во вот все всегда всего всех вы где да',
  'даже делает делать делают для до его ее ей ему если есть еще же за зачем здесь и из или им их к каждая каждого',
  'каждое каждой каждом каждый как какая какие какое какой ко когда кого кому кто куда ли лишь меня мне могу мое',
  'моего моей моем может можно мои мой моя мы на над надо нам нас наш наша наше наши не него нее ней нельзя нет ни',
  'ним них но ну нужен нужна нужно нужны о об он она они оно от откуда перед по под после потом почему почти при',
  'пашет пашут фурычит про работает работать работают раз с сам свой себе себя сейчас сколько со так такая также такие такого такое',
  'такой там тебя тем теперь тех то тогда того тоже только тот тут ты у уж уже хотим хоть хочется хочу чего чем',
  'через что чтобы эта эти этих это этого этой этом этот эту я',
  'абсолютно вообще вчера завтра наконец недавно опять полностью просто прямо сегодня снова совершенно',
  'совсем типа целиком',
  'a about after all also am an and any are as at be because been being both but by can cannot could did do does',
  'doing during each every for from had has have having he her here him his how i if in into is it its just may me',
  'might must my no not of on only or our out please same shall she should so some someone something such than that',
  'the their them then there these they this to until up us very was we were what when where which while who why',
  'will with work working works would you your',
  'actually altogether anyway completely entirely fully lately really recently simply suddenly',
  'today tomorrow totally yesterday',
];

const stopWords = new Set(words.join(' ').split(' '));

/** True for a word that a result need not contain. */
export function isStopWord(form: string): boolean {
  return stopWords.has(form);
}

const bySound = new Map([...stopWords].filter((form) => /[а-я]/.test(form)).map((form) => [soundKey(form), form]));

/** The Russian stop word that a Latin one sounds like (`pri` for «при»); null when there is none. */
export function stopWordSounding(form: string): string | null {
  return /^[a-z]+$/.test(form) ? (bySound.get(soundKey(form)) ?? null) : null;
}
