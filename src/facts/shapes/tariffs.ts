import * as z from 'zod';
import {snapshot, some, sourcedEntry, text} from './common';

const tariff = sourcedEntry.extend({
  id: z.string().regex(/^\d+$/),
  code: z.int().min(1),
  /** `ru` exactly as in the plugin, `en` our translation: the plugin has none. */
  name: text,
  from: z.enum(['door', 'office']),
  to: z.enum(['door', 'office', 'locker']),
  /** delivery_mode of CDEK. */
  mode: z.int().min(1).max(10),
  /** 1 = online store, 2 = ordinary delivery. */
  type: z.literal([1, 2]),
  /** Whether the buyer has to choose a pickup point. */
  needsPoint: z.boolean(),
  /** Half of the price rules that applies. */
  rulesGroup: z.enum(['door', 'office']),
  /** Whether the waybill carries the list of goods. */
  items: z.boolean(),
  /** Whether extra services can be added. */
  services: z.boolean(),
  /** What a courier call takes: the waybill number, or the cargo typed by hand. */
  courier: z.enum(['number', 'cargo']),
});
export type Tariff = z.infer<typeof tariff>;

/** Tariffs that the plugin can offer. */
export const tariffsFile = snapshot.extend({notes: z.array(text), tariffs: some(tariff)});
export type TariffsFile = z.infer<typeof tariffsFile>;
