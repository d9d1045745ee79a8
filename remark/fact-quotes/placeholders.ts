/** Placeholders of PHP's `sprintf` that touch a word: the plugin puts the tags of a link there, which nobody sees. */
const markup = /(?<=\p{L})%(?:\d+\$)?[ds]|%(?:\d+\$)?[ds](?=\p{L})/gu;
const placeholders = /(?:%(?:\d+\$)?[ds])+/g;

/** A text of the plugin as a reader meets it: an ellipsis where the plugin puts a number, a city, or an answer. */
export function withEllipses(text: string): string {
  return text.replaceAll(markup, '').replaceAll(placeholders, '…');
}
