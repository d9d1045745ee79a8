import type {MarkedText} from '../safeHtml';

/** A line of text with the words that answer the query marked. */
export function MarkedLine({pieces}: {pieces: readonly MarkedText[]}) {
  return pieces.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
