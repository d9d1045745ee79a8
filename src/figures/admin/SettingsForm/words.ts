import type {WordsOf} from '../../build/types';
import type {FormField} from './model';
import type {select} from './select';
import type json from './words.json';

/** What a section of the settings says. */
export type FormWords = Omit<WordsOf<typeof json, typeof select>, 'fields'> & {fields: readonly FormField[]};
