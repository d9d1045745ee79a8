import type {WordsOf} from '../../build/types';
import type {editorWords, select} from './select';
import type json from './words.json';

/** What the two lists say. */
export type EditorWords = ReturnType<typeof editorWords>;

/** What the figure of the editor says. */
export type RulesWords = Omit<WordsOf<typeof json, typeof select>, 'caption'>;
