import {logs} from '../../../src/facts';
import {anchor, card, code, prose, table, text, type Block} from '../mdast';
import type {Wording} from '../words';

/** Where the log is, and every entry of it with its anchor. */
export function logTable({localize, words}: Wording): Block[] {
  const names = words.log;
  return [
    card([
      [words.field.where, prose(localize(logs.where))],
      [names.source, [code(logs.source)]],
    ]),
    table(
      [names.text, names.level, names.means, names.personal],
      logs.entries.map((one) => [
        [anchor(one.id, code(one.text))],
        [code(one.level)],
        prose(localize(one.means)),
        [text(one.personal ? words.yes : words.no)],
      ]),
    ),
  ];
}
