import {orders} from '../../../src/facts';
import {labelHeading, labelText} from '../labels';
import {anchor, card, code, heading, prose, table, text, type Block} from '../mdast';
import type {Wording} from '../words';

/** The buttons of the order box. */
export function orderActions(wording: Wording): Block[] {
  const names = wording.words.order;
  return orders.actions.flatMap(({id, label, form, does, takes}) => [
    heading(3, id, text(labelHeading(label, wording) + (form ? ` (${wording.localize(form)})` : ''))),
    card([
      [names.does, prose(wording.localize(does))],
      [names.takes, prose(wording.localize(takes))],
    ]),
  ]);
}

/** The statuses that the order box shows. */
export function orderStatuses(wording: Wording): Block[] {
  const {localize, words} = wording;
  return [
    table(
      [words.order.status, words.order.means],
      orders.statuses.map((one) => [[anchor(one.id, code(labelText(one.label, wording)))], prose(localize(one.means))]),
    ),
  ];
}

/** What a waybill request carries, field by field. */
export function sentFields({localize, words}: Wording): Block[] {
  const names = words.order;
  return [
    table(
      [names.field, names.from, names.notes],
      orders.sent.map((one) => [
        [anchor(one.id, code(one.field))],
        prose(localize(one.from)),
        prose(localize(one.notes)),
      ]),
    ),
  ];
}
