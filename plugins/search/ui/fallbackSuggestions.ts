import type {SearchSettings} from './settings.ts';

/** Queries to try after a search without hits when the engine suggests none, as the hosted one does. */
export function fallbackSuggestions({embedded, topics}: SearchSettings): string[] {
  return embedded ? [] : topics.slice(0, 3).map(({label}) => label);
}
