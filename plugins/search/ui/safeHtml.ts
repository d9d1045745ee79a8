import {escapeHtml} from '../engine/escape';

const characters: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' '};

/** Text of escaped HTML; what is no known entity stays. */
function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => characters[name] ?? entity);
}

/** A piece of a result: plain text, and whether it answers the query. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

/** Pieces of an answered attribute whose matches are between `<mark>` tags; all other HTML is text. */
export function markedTexts(value: string): MarkedText[] {
  const pieces = value.split(/(<mark>[\s\S]*?<\/mark>)/);
  return pieces
    .filter((piece) => piece !== '')
    .map((piece) => ({
      text: unescapeHtml(piece.replace(/<\/?mark>/g, '')),
      marked: piece.startsWith('<mark>'),
    }));
}

/** The same attribute with everything but its marks escaped, whichever engine has answered. */
export function safeMarkedHtml(value: string): string {
  return markedTexts(value)
    .map(({text, marked}) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

/** The text of an answered attribute without marks. */
export function plainText(value: string): string {
  return markedTexts(value)
    .map(({text}) => text)
    .join('');
}
