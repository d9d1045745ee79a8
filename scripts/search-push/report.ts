import type {Changes, ListChanges} from './changes';
import type {SplitRecord} from './records';

/** Lines that a list has at most; the rest is counted. */
const mostLines = 20;

/** Longest value that is printed whole. */
const longestValue = 200;

function shortened(lines: string[]): string[] {
  const more = lines.length - mostLines;
  return more > 0 ? [...lines.slice(0, mostLines), `  … and ${more} more`] : lines;
}

function shown(value: unknown): string {
  const text = value === undefined || value === null ? 'not set' : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function listReport<T extends {objectID: string}>(
  name: string,
  {added, changed, removed}: ListChanges<T>,
  label: (item: T) => string,
): string[] {
  // A new section shifts all that are read after it.
  const isShift = ({attributes}: {attributes: string[]}) => attributes.every((attribute) => attribute === 'position');
  const edited = changed.filter((item) => !isShift(item));
  const shifts = changed.length - edited.length;
  return [
    `${name}: ${added.length} added, ${changed.length} changed, ${removed.length} removed`,
    ...shortened(added.map((item) => `  + ${label(item)}`)),
    ...shortened(edited.map(({objectID, attributes}) => `  ~ ${objectID} (${attributes.join(', ')})`)),
    ...(shifts > 0 ? [`  ~ ${shifts} whose place in the reading order alone is another`] : []),
    ...shortened(removed.map((item) => `  - ${label(item)}`)),
  ];
}

/** What a push would change, for a person to read. */
export function changesReport({records, settings, synonyms}: Changes): string {
  return [
    ...listReport('Records', records, ({objectID}) => objectID),
    `Settings: ${settings.length} changed`,
    ...settings.map(({name, from, to}) => `  ~ ${name}: ${shown(from)} → ${shown(to)}`),
    ...listReport('Synonyms', synonyms, ({input, synonyms: words = []}) =>
      input === undefined ? words.join(' = ') : `${input} → ${words.join(', ')}`,
    ),
  ].join('\n');
}

/** The records that went in parts; empty when there are none. */
export function splitReport(split: readonly SplitRecord[], limit: number): string[] {
  return split.length === 0
    ? []
    : [
        `Records of ${limit} bytes or more go in parts (${split.length}):`,
        ...split.map(({objectID, bytes, parts}) => `  ${objectID}: ${bytes} bytes, ${parts} parts`),
      ];
}
