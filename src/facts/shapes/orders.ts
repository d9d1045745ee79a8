import type * as z from 'zod';
import {annotated, entry, label, some, sourcedEntry, text, words} from './common';

const orderStatus = entry.extend({label, means: text});
export type OrderStatus = z.infer<typeof orderStatus>;

const orderAction = sourcedEntry.extend({
  label,
  /** The form with the button, where another form has one of the same label. */
  form: text.optional(),
  does: text,
  takes: text,
});
export type OrderAction = z.infer<typeof orderAction>;

/** A field of the waybill request. */
const sentField = sourcedEntry.extend({field: words, from: text, notes: text});
export type SentField = z.infer<typeof sentField>;

/** The order box: statuses, actions, data sent to CDEK. */
export const ordersFile = annotated.extend({
  statuses: some(orderStatus),
  actions: some(orderAction),
  sent: some(sentField),
});
export type OrdersFile = z.infer<typeof ordersFile>;
