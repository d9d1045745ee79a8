/** One piece with a digit or an underscore in it, or Latin words held together by dots and slashes. */
const codePattern = /^\S*(?:[\d_]|[a-z][./]+[a-z])\S*$/i;

/** True for a query that is a name or number copied from code or a table: `pvz_code`, `136`, `wp-json/official_cdek/cb`. */
export function isCode(query: string): boolean {
  return codePattern.test(query.trim());
}
