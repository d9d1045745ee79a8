/**
 * Where a place of a page is in the manual: no two pages share an id there.
 * @param chapter id of the chapter that the page is
 * @param id on the page; empty for the page itself
 */
export function idIn(chapter: string, id: string): string {
  return id === '' ? chapter : `${chapter}--${id}`;
}
