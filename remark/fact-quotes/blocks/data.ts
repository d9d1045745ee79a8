import {data, type DataKind, type Datum} from '../../../src/facts';
import type {Allowance, Endpoint, FrontendName, Host, Stored} from '../../../src/facts';
import {anchor, code, prose, table, text, type Block, type Inline} from '../mdast';
import type {Wording} from '../words';

/** How a page names a datum: its key, name, address or host. */
export function datumName(datum: Datum, {localize}: Wording): Inline[] {
  if ('key' in datum) {
    return [code(datum.key)];
  }
  if ('path' in datum) {
    return [code(datum.path)];
  }
  if ('host' in datum) {
    return [code(datum.host)];
  }
  return 'name' in datum ? [code(datum.name)] : prose(localize(datum.what));
}

type Columns<T> = [title: string, cell: (entry: T) => Inline[]][];

function rows<T extends Datum>(entries: readonly T[], title: string, columns: Columns<T>, wording: Wording): Block[] {
  return [
    table(
      [title, ...columns.map(([name]) => name)],
      entries.map((entry) => [
        [anchor(entry.id, ...datumName(entry, wording))],
        ...columns.map(([, cell]) => cell(entry)),
      ]),
    ),
  ];
}

/** A table of one kind of stored keys, names, endpoints or hosts; each row has its anchor. */
export function dataList(kind: DataKind, wording: Wording): Block[] {
  const {localize} = wording;
  const words = wording.words.data;
  switch (kind) {
    case 'frontend':
      return rows<FrontendName>(
        data.frontend,
        words.name,
        [
          [words.kind, (one) => [text(words.kinds[one.kind])]],
          [words.means, (one) => prose(localize(one.means))],
        ],
        wording,
      );
    case 'rest':
    case 'ajax':
      return rows<Endpoint>(
        data[kind],
        words.path,
        [
          [words.method, (one) => [text(one.method)]],
          [words.access, (one) => prose(localize(one.access))],
          [words.does, (one) => prose(localize(one.does))],
        ],
        wording,
      );
    case 'hosts':
      return rows<Host>(
        data.hosts,
        words.host,
        [
          [words.from, (one) => [text(words.origins[one.from])]],
          [words.why, (one) => prose(localize(one.why))],
        ],
        wording,
      );
    case 'allow':
      return rows<Allowance>(data.allow, words.what, [[words.why, (one) => prose(localize(one.why))]], wording);
    default:
      return rows<Stored>(data[kind], words.key, [[words.holds, (one) => prose(localize(one.holds))]], wording);
  }
}
