import type {BoxWords} from '../OrderBox/words';
import type {select} from './select';
import type json from './words.json';

type Own = (typeof json)['ru'];

/** What the planner says: its own words, those of the box, those of the facts. */
export type PlannerWords = BoxWords & ReturnType<typeof select> & Omit<Own, 'caption'>;
