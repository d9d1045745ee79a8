import {fill} from '../common/text';
import {type Cause, causes, type Checklist, type Diagnosis, type LogSign} from './model';
import type {Words} from './definition';
import {renderSupportText, type SupportText} from './support';

/** Number of a cause's question as the list shows it. */
export function numberOf(cause: Cause): number {
  return causes.indexOf(cause) + 1;
}

/** The question of a cause; "yes" excludes the cause. */
export function questionOf(cause: Cause, words: Words): string {
  return fill(words[`question-${cause}`], {method: words.method, city: words.city, tariffs: words.tariffs});
}

/** What the log can show. */
export function formatSign(sign: LogSign, words: Words): string {
  return fill(words[`log-${sign}`], {entries: words.entries});
}

/** The result of the answers in one sentence. */
export function formatDiagnosis({answers}: Checklist, {cause, exhausted}: Diagnosis, words: Words): string {
  if (cause) {
    return words[`cause-${cause}`];
  }
  if (exhausted) {
    return words['headline.exhausted'];
  }
  return Object.keys(answers).length === 0 ? words['headline.start'] : words['headline.go-on'];
}

/** The support text in the language of the reader; causes without an answer are listed by their numbers. */
export function formatSupport(text: SupportText, words: Words): string {
  const all: Readonly<Record<string, unknown>> = words;
  return renderSupportText(text, (key) => {
    const cause = causes.find((each) => key === `question-${each}`);
    if (cause) {
      return `${numberOf(cause)}. ${questionOf(cause, words)}`;
    }
    const word = all[key];
    return typeof word === 'string' ? fill(word, {entries: words.entries}) : key;
  });
}
