import {orders} from '../../../src/facts';
import {labelHeading} from '../labels';
import {anchor, card, code, heading, prose, table, text, type Block} from '../mdast';
import type {Voice} from '../words';

/** The buttons of the order box. */
export function orderActions(voice: Voice): Block[] {
  const names = voice.words.order;
  return orders.actions.flatMap(({id, label, does, takes}) => [
    heading(3, id, text(labelHeading(label, voice))),
    card([
      [names.does, prose(voice.say(does))],
      [names.takes, prose(voice.say(takes))],
    ]),
  ]);
}

/** The statuses that the order box shows. */
export function orderStatuses({say, words}: Voice): Block[] {
  return [
    table(
      [words.order.status, words.order.means],
      orders.statuses.map((one) => [[anchor(one.id, code(one.name))], prose(say(one.means))]),
    ),
  ];
}

/** What a waybill request carries, field by field. */
export function sentFields({say, words}: Voice): Block[] {
  const names = words.order;
  return [
    table(
      [names.field, names.from, names.notes],
      orders.sent.map((one) => [[anchor(one.id, code(one.field))], prose(say(one.from)), prose(say(one.notes))]),
    ),
  ];
}
