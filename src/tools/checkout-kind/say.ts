import {fill} from '../common/say';
import {type Answers, questions, type Verdict} from './model';
import type {KindWords} from './source';

/** A question as the list shows it. */
export function tellQuestion(question: keyof Answers, words: KindWords): string {
  return fill(words[`question.${question}`], words);
}

/** An answer as the reader picks it. */
export function labelOf(question: keyof Answers, value: string, words: KindWords): string {
  const all: Readonly<Record<string, unknown>> = words;
  const label = value === 'unknown' ? words.unknown : all[`${question}.${value}`];
  return fill(typeof label === 'string' ? label : value, {block: words.block});
}

/** What the answers come to, in one sentence. */
export function tellHeadline(answers: Answers, {kind}: Verdict, words: KindWords): string {
  if (kind) {
    return words[`kind.${kind}`];
  }
  return questions.every((question) => answers[question] === null) ? words['kind.start'] : words['kind.unsure'];
}

/** What to do while the kind is not known. */
export function tellRest(answers: Answers, {kind, next}: Verdict, words: KindWords): string | null {
  if (kind || questions.every((question) => answers[question] === null)) {
    return null;
  }
  return next ? fill(words.next, {n: questions.indexOf(next) + 1}) : words.nothingLeft;
}

/** The answers as lines of a text to copy. */
export function tellAnswers(answers: Answers, words: KindWords): string[] {
  return questions.flatMap((question) => {
    const answer = answers[question];
    return answer ? [`${tellQuestion(question, words)} ${labelOf(question, answer, words)}`] : [];
  });
}
