import {tariffs, type Tariff} from '../../../src/facts';
import {anchor, heading, list, prose, table, text, type Block, type Inline} from '../mdast';
import type {Wording} from '../words';

/** The tariffs, a table for each place of delivery; the code of a tariff is its anchor. */
export function tariffTable(wording: Wording): Block[] {
  const {localize, words} = wording;
  const names = words.tariff;
  const contents = ({items, services}: Tariff): string => {
    const {both, items: goods, none} = names.contents;
    return services ? both : items ? goods : none;
  };
  const row = (one: Tariff): Inline[][] => [
    [anchor(one.id, text(one.id))],
    [text(localize(one.name))],
    [text(names.places[one.from])],
    [text(contents(one))],
    [text(names.couriers[one.courier])],
  ];
  const titles = [names.code, names.name, names.from, names.waybill, names.courier];
  return (['office', 'locker', 'door'] as const).flatMap((to): Block[] => [
    heading(2, `to-${to}`, text(names.to[to])),
    table(titles, tariffs.tariffs.filter((one) => one.to === to).map(row)),
  ]);
}

/** What holds for all tariffs. */
export function tariffNotes({localize}: Wording): Block[] {
  return [list(tariffs.notes.map((note) => prose(localize(note))))];
}
