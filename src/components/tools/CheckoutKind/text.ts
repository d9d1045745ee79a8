import {fill} from '../common/text';
import {type Answers, questions, type Verdict} from './model';
import type {Words} from './definition';

/** A question as the list shows it. */
export function formatQuestion(question: keyof Answers, words: Words): string {
  return fill(words[`question.${question}`], words);
}

/** An answer as the reader picks it. */
export function labelOf(question: keyof Answers, value: string, words: Words): string {
  const all: Readonly<Record<string, unknown>> = words;
  const label = value === 'unknown' ? words.unknown : all[`${question}.${value}`];
  return fill(typeof label === 'string' ? label : value, {block: words.block});
}

/** The result of the answers in one sentence. */
export function formatHeadline(answers: Answers, {kind}: Verdict, words: Words): string {
  if (kind) {
    return words[`kind.${kind}`];
  }
  return questions.every((question) => answers[question] === null) ? words['kind.start'] : words['kind.unsure'];
}

/** What to do while the kind is not known. */
export function formatRest(answers: Answers, {kind, next}: Verdict, words: Words): string | null {
  if (kind || questions.every((question) => answers[question] === null)) {
    return null;
  }
  return next ? fill(words.next, {n: questions.indexOf(next) + 1}) : words.nothingLeft;
}

/** The answers as lines of a text to copy. */
export function formatAnswers(answers: Answers, words: Words): string[] {
  return questions.flatMap((question) => {
    const answer = answers[question];
    return answer ? [`${formatQuestion(question, words)} ${labelOf(question, answer, words)}`] : [];
  });
}
