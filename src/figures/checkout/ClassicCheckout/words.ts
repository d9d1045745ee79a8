import type {WordsOf} from '../../build/types';
import type {select} from './select';
import type json from './words.json';

/** What the classic checkout says. */
export type ClassicWords = WordsOf<typeof json, typeof select>;
