import type {SearchRecord} from './records';

/** Heading of the record itself. */
export function titleOf({hierarchy, type}: SearchRecord): string {
  return (type === 'content' ? null : hierarchy[type]) ?? hierarchy.lvl1;
}

/** Headings above the record, the page first. */
export function pathOf({hierarchy, type}: SearchRecord): string[] {
  const above = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4];
  const own = type === 'content' ? above.length : Number(type.slice(3)) - 1;
  return above.slice(0, own).filter((heading): heading is string => heading !== null);
}
