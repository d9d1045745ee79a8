import {markWords, type MarkedWord} from './matcher';
import {markedHtml, matchOf, type HighlightResult, type HighlightTags, type TermWords} from './highlight';

export interface SnippetOptions extends HighlightTags {
  /** Number of words to show. */
  words: number;
  /** Put where text is cut off. */
  ellipsis: string;
}

export type SnippetResult = Pick<HighlightResult, 'value' | 'matchLevel'>;

/** Words shown before the first match, so that it is read in its sentence. */
const leadIn = 2;

function differentTerms(words: readonly MarkedWord[]): number {
  return new Set(words.flatMap(({term}) => term ?? [])).size;
}

/** First word of the window that holds the most different words of the query. */
function bestStart(marked: readonly MarkedWord[], size: number): number {
  let best = 0;
  let most = 0;
  for (const [index, {mark}] of marked.entries()) {
    const start = Math.max(0, Math.min(index - leadIn, marked.length - size));
    const found = mark ? differentTerms(marked.slice(start, start + size)) : 0;
    if (found > most) {
      best = start;
      most = found;
    }
  }
  return best;
}

/** The stated number of words around the best match, marked and escaped, with an ellipsis at each cut. */
export function snippet(
  text: string,
  terms: TermWords,
  {words: size, ellipsis, ...tags}: SnippetOptions,
  marked: readonly MarkedWord[] = markWords(text, terms),
): SnippetResult {
  const {matchLevel} = matchOf(marked, terms);
  if (marked.length <= size) {
    return {value: markedHtml(text, marked, tags), matchLevel};
  }
  const start = bestStart(marked, size);
  const shown = marked.slice(start, start + size);
  const cutBefore = start > 0;
  const cutAfter = start + size < marked.length;
  const from = cutBefore ? (shown[0]?.start ?? 0) : 0;
  const to = cutAfter ? (shown.at(-1)?.end ?? text.length) : text.length;
  const html = markedHtml(text, shown, tags, from, to);
  return {value: `${cutBefore ? ellipsis : ''}${html}${cutAfter ? ellipsis : ''}`, matchLevel};
}
