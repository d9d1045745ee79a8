const words = new Set(
  'не нет ни no not never cannot'
    .split(' ')
    .concat(
      'can do does did is are was were has have had will would could should'
        .split(' ')
        .map((verb) => `${verb.replace(/^can$/, 'ca').replace(/^will$/, 'wo')}n't`),
    ),
);

/** True for a normalised word that says that something is not so: a symptom is named by it, a task is not. */
export function isNegation(form: string): boolean {
  return words.has(form);
}
