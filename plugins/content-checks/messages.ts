import type {CodeMessages} from './codeMessages';
import {nearest} from './nearest';
import type {Problem} from './problem';
import {isWrittenIn, placeholders} from './script';

interface Subject {
  locale: string;
  /** Path of the translation file from the root of the site. */
  file: string;
  /** Texts of the file, key → text. */
  written: Readonly<Record<string, string>>;
  /** Names that stay as they are in every language. */
  names: readonly string[];
}

function unknownKeys({file, written}: Subject, known: readonly string[]): Problem[] {
  return Object.keys(written)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = nearest(key, known).join(', ');
      return {file, value: `nothing on the site uses the message “${key}”`, fix: `Delete it, or rename it (${near})`};
    });
}

function languageProblem({file, locale}: Subject, key: string, text: string): Problem {
  const value = `the message “${key}” is not in the language “${locale}”: “${text}”`;
  return {file, value, fix: `Write its text in that language`};
}

function placeholderProblem({file}: Subject, key: string, text: string, source: string): Problem[] {
  const [has, wants] = [placeholders(text), placeholders(source)];
  return has.join() === wants.join()
    ? []
    : [
        {
          file,
          value: `the message “${key}” has ${has.join(' ') || 'no placeholder'}, its source has ${wants.join(' ') || 'none'}`,
          fix: 'Use the same placeholders',
        },
      ];
}

/** Checks a file of labels: every label of the configuration is there, in the language, and nothing else is. */
export function labelProblems(subject: Subject, source: Readonly<Record<string, string>>): Problem[] {
  const {locale, file, written, names} = subject;
  const problems = Object.entries(source).flatMap(([key, message]): Problem[] => {
    const text = written[key];
    if (text === undefined) {
      const value = `the message “${key}” is missing; its source is “${message}”`;
      return [{file, value, fix: `Add "${key}": {"message": "…"} in the language “${locale}”`}];
    }
    return isWrittenIn(text, locale, names)
      ? placeholderProblem(subject, key, text, message)
      : [languageProblem(subject, key, text)];
  });
  return [...problems, ...unknownKeys(subject, Object.keys(source))];
}

/**
 * Checks the texts of the code in one locale. What a reader sees is the site's own text, else the
 * engine's, else the one in the code: that has to be in the language of the locale.
 * @param engine texts that the engine has for the locale
 */
export function codeProblems(
  subject: Subject,
  source: CodeMessages,
  engine: Readonly<Record<string, string>>,
): Problem[] {
  const {locale, file, written, names} = subject;
  const problems = Object.entries(source).flatMap(([id, {message, file: from}]): Problem[] => {
    const own = written[id];
    if (own !== undefined) {
      return isWrittenIn(own, locale, names)
        ? placeholderProblem(subject, id, own, message)
        : [languageProblem(subject, id, own)];
    }
    const seen = engine[id] ?? message;
    if (isWrittenIn(seen, locale, names)) {
      return [];
    }
    const value = `the message “${id}” of ${from} is missing; without it a reader sees “${seen}”`;
    return [{file, value, fix: `Add "${id}": {"message": "…"} in the language “${locale}”`}];
  });
  return [...problems, ...unknownKeys(subject, Object.keys(source))];
}
