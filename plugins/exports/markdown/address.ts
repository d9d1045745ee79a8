/** Address of the Markdown of a page: /a/setup → /a/setup.md, /a/ → /a/index.md. */
export function markdownAddress(page: string): string {
  return page.endsWith('/') ? `${page}index.md` : `${page}.md`;
}
