import type {WordsOf} from '../../build/types';
import type {select} from './select';
import type json from './words.json';

/** What the box says. */
export type BoxWords = Omit<WordsOf<typeof json, typeof select>, 'caption'> & {alt: string};
