import type {FacetFilters} from './params';
import type {SearchRecord} from './records';

/** Attributes by which results can be filtered and counted. */
export const facetNames = ['language', 'docusaurus_tag', 'version'] as const;

type FacetName = (typeof facetNames)[number];

function isFacet(name: string): name is FacetName {
  return facetNames.some((known) => known === name);
}

/** True when the record fits `attribute:value`, or does not fit it when the value begins with a minus. */
function fits(record: SearchRecord, filter: string): boolean {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const value = filter.slice(colon + 1);
  const own = isFacet(name) ? record[name] : undefined;
  return value.startsWith('-') ? own !== value.slice(1) : own === value;
}

/** A test for facet filters: every outer entry must fit, of an inner list any one. */
export function facetTest(filters: FacetFilters | undefined): (record: SearchRecord) => boolean {
  const all = typeof filters === 'string' ? [filters] : (filters ?? []);
  return (record) =>
    all.every((entry) =>
      typeof entry === 'string'
        ? fits(record, entry)
        : entry.length === 0 || entry.some((filter) => fits(record, filter)),
    );
}

/** For each asked facet, how many of the records have which value; `*` asks for all facets. */
export function facetCounts(
  records: readonly SearchRecord[],
  asked: readonly string[],
): Record<string, Record<string, number>> {
  const names = asked.includes('*') ? facetNames : facetNames.filter((name) => asked.includes(name));
  const counts: Record<string, Record<string, number>> = {};
  for (const name of names) {
    const values: Record<string, number> = {};
    for (const record of records) {
      values[record[name]] = (values[record[name]] ?? 0) + 1;
    }
    counts[name] = values;
  }
  return counts;
}
