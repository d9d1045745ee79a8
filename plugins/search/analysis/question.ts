const firstWords = new Set(
  (
    'где есть зачем как какая какие каким какими каких какой какое какую когда кто куда можно надо нужен нужна ' +
    'нужно нужны откуда почему сколько чем что ' +
    'are can did do does how is may must should what when where which who why will'
  ).split(' '),
);

/** True for words that begin as a question does: «как…», «можно ли…», «меняется ли…», “how…”, “can…”. Normalized forms. */
export function isQuestion([first = '', second = '']: readonly string[]): boolean {
  return firstWords.has(first) || second === 'ли';
}
