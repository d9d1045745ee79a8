/** Pictures that are no screenshots, from the root of the repository. */
export const pictures: readonly string[] = [
  'docs/images/parcel-sides.jpg',
  'static/img/card-en.png',
  'static/img/card-ru.png',
  'static/img/favicon.svg',
];

/** Words that mix Cyrillic and Latin letters on purpose. */
export const mixedWords: readonly string[] = [];
