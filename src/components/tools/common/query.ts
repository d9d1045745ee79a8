/** The parameters of one tool in a query, as its `toQuery` would write them, without those of others. */
export function ownPart(search: string, tool: string): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => name.startsWith(`${tool}-`));
  return new URLSearchParams(own).toString();
}

/**
 * A query with the parameters of one tool replaced and all others unchanged.
 * @param own output of the tool's `toQuery`
 * @returns with a question mark, or nothing when no parameter is left
 */
export function withOwnPart(search: string, tool: string, own: string): string {
  const foreign = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(`${tool}-`));
  const all = new URLSearchParams([...foreign, ...new URLSearchParams(own)]).toString();
  return all === '' ? '' : `?${all}`;
}
