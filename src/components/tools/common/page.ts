/** A page of the manual: its file in docs/ without the ending, and the id of a heading. */
export interface PageRef {
  doc: string;
  anchor?: string;
}
