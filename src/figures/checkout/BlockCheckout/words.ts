import type {WordsOf} from '../../build/types';
import type {select} from './select';
import type json from './words.json';

/** What the block checkout says. */
export type BlockWords = WordsOf<typeof json, typeof select>;
