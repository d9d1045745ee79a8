/** Address of the Markdown twin of a page: /a/setup → /a/setup.md, /a/ → /a/index.md. */
export function twinAddress(page: string): string {
  return page.endsWith('/') ? `${page}index.md` : `${page}.md`;
}
