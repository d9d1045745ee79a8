import {filled, type Words} from './wordsOf';

/** Texts of the cover. */
export interface Title {
  name: string;
  lines: string[];
}

/** What an edition is made of. */
export interface Source {
  /** Line of the plugin that the pages describe, such as 5.0. */
  plugin: string;
  /** Time of the commit, ISO 8601; null without git. */
  time: string | null;
}

/** Name of the manual, the version that it holds for, the day of its last change and its language. */
export function titleOf({plugin, time}: Source, language: string, words: Words): Title {
  const day = time && new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(time));
  return {
    name: words.manual,
    lines: [
      filled(words.plugin, {version: plugin}),
      ...(day ? [filled(words.state, {date: day})] : []),
      words.language,
    ],
  };
}
