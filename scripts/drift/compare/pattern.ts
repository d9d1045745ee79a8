/** Marks of a value that is known at run time only: our mark, a printf placeholder, a PHP variable. */
const placeholders = /\*+|%(?:\d+\$)?[sdf]|\{?\$[\w>[\]'-]+\}?/g;

/** A text without the differences that mean nothing: kinds of placeholders, line breaks, spaces around. */
export function plain(text: string): string {
  return text
    .replaceAll(/\\[nr]|[\n\r]/g, ' ')
    .replaceAll(placeholders, '*')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text that is hardly more than placeholders would be the same as any other. */
const meaningful = /\p{L}{2}/u;

function patternOf(text: string): RegExp {
  if (!meaningful.test(plain(text))) {
    return /^(?!)/;
  }
  const parts = plain(text)
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** Whether two texts can be the same one: a placeholder of either matches any words. */
export function same(a: string, b: string): boolean {
  return plain(a) === plain(b) || patternOf(a).test(plain(b)) || patternOf(b).test(plain(a));
}
