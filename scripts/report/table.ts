import type {PageReport} from './pages';

type Cell = string | number;

const columns: readonly (readonly [title: string, cell: (page: PageReport) => Cell])[] = [
  ['page', ({page}) => page],
  ['changed', ({changed}) => changed ?? '–'],
  ['days', ({ageDays}) => ageDays ?? '–'],
  ['checked', ({checkedWith}) => checkedWith ?? '–'],
  ['words', ({words}) => words],
  ['min', ({minutes}) => minutes],
  ['sentence', ({sentence}) => sentence.mean.toFixed(1)],
  ['longest', ({sentence}) => sentence.longest],
  ['figures', ({figures}) => figures],
  ['tools', ({tools}) => tools],
  ['in', ({links}) => links.from],
  ['out', ({links}) => links.to],
  ['outside', ({links}) => links.outside],
  ['queries', ({queries}) => `${queries.first}/${queries.all}`],
  ['questions', ({questions}) => questions.length],
];

/** The report as a table of text, a line a page. */
export function tableOf(pages: readonly PageReport[]): string {
  const rows: Cell[][] = [
    columns.map(([title]) => title),
    ...pages.map((page) => columns.map(([, cell]) => cell(page))),
  ];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const line = (row: readonly Cell[]) =>
    row
      .map((cell, column) =>
        column === 0 ? String(cell).padEnd(widths[column] ?? 0) : String(cell).padStart(widths[column] ?? 0),
      )
      .join('  ');
  return rows.map(line).join('\n');
}
