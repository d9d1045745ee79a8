import {isNegative} from './names';
import type {SearchRecord} from './records';

/** What is known of a page as a whole. */
export interface Page {
  /** Number of its first record. */
  first: number;
  /** How many records it has. */
  records: number;
  /** Its group is named after what fails («Если не работает»): the page is about a symptom. */
  symptom: boolean;
}

/** The pages of the records, by their address. */
export function pagesOf(records: readonly SearchRecord[]): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const {url_without_anchor: url, hierarchy, position} of records) {
    const page = pages.get(url);
    if (page) {
      page.records += 1;
    } else {
      pages.set(url, {first: position, records: 1, symptom: isNegative(hierarchy.lvl0)});
    }
  }
  return pages;
}
