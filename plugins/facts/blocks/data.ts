import {data, type DataKind, type Datum} from '../../../src/facts';
import type {Allowance, Endpoint, FrontendName, Host, Stored} from '../../../src/facts';
import {anchor, code, prose, table, text, type Block, type Inline} from '../mdast';
import type {Voice} from '../words';

/** How a page names a datum: its key, name, address or host. */
export function datumName(datum: Datum, {say}: Voice): Inline[] {
  if ('key' in datum) {
    return [code(datum.key)];
  }
  if ('path' in datum) {
    return [code(datum.path)];
  }
  if ('host' in datum) {
    return [code(datum.host)];
  }
  return 'name' in datum ? [code(datum.name)] : prose(say(datum.what));
}

type Columns<T> = [title: string, cell: (entry: T) => Inline[]][];

function rows<T extends Datum>(entries: readonly T[], title: string, columns: Columns<T>, voice: Voice): Block[] {
  return [
    table(
      [title, ...columns.map(([name]) => name)],
      entries.map((entry) => [
        [anchor(entry.id, ...datumName(entry, voice))],
        ...columns.map(([, cell]) => cell(entry)),
      ]),
    ),
  ];
}

/** A table of one kind of stored keys, names, endpoints or hosts; each row has its anchor. */
export function dataList(kind: DataKind, voice: Voice): Block[] {
  const {say} = voice;
  const words = voice.words.data;
  switch (kind) {
    case 'frontend':
      return rows<FrontendName>(
        data.frontend,
        words.name,
        [
          [words.kind, (one) => [text(words.kinds[one.kind])]],
          [words.means, (one) => prose(say(one.means))],
        ],
        voice,
      );
    case 'rest':
    case 'ajax':
      return rows<Endpoint>(
        data[kind],
        words.path,
        [
          [words.method, (one) => [text(one.method)]],
          [words.access, (one) => prose(say(one.access))],
          [words.does, (one) => prose(say(one.does))],
        ],
        voice,
      );
    case 'hosts':
      return rows<Host>(
        data.hosts,
        words.host,
        [
          [words.from, (one) => [text(words.origins[one.from])]],
          [words.why, (one) => prose(say(one.why))],
        ],
        voice,
      );
    case 'allow':
      return rows<Allowance>(data.allow, words.what, [[words.why, (one) => prose(say(one.why))]], voice);
    default:
      return rows<Stored>(data[kind], words.key, [[words.holds, (one) => prose(say(one.holds))]], voice);
  }
}
