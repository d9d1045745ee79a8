const words = new Set(
  'не нет ни ничего никогда никак no not never cannot nothing none'
    .split(' ')
    .concat(
      'can do does did is are was were has have had will would could should'
        .split(' ')
        .map((verb) => `${verb.replace(/^can$/, 'ca').replace(/^will$/, 'wo')}n't`),
    ),
);

/** True for a normalized word of negation: symptoms are named with it, tasks are not. */
export function isNegation(form: string): boolean {
  return words.has(form);
}
