/**
 * Address of a message to people, filled in: a new issue, or a mail. Mail programs take a plus for a plus, so spaces are
 * written as %20.
 * @param url where it is written, without a query: https or `mailto:`
 */
export function reportAddress(url: string, fields: Readonly<Record<string, string>>): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${url}?${query.join('&')}`;
}
