import type {Snapshot, SourcedEntry, Text} from './common';

export type Place = 'door' | 'office' | 'locker';

export interface Tariff extends SourcedEntry {
  code: number;
  /** `ru` exactly as in the plugin, `en` our translation: the plugin has none. */
  name: Text;
  from: Exclude<Place, 'locker'>;
  to: Place;
  /** delivery_mode of CDEK. */
  mode: number;
  /** 1 = online store, 2 = ordinary delivery. */
  type: 1 | 2;
  /** Whether the buyer has to choose a pickup point. */
  needsPoint: boolean;
  /** Half of the price rules that applies. */
  rulesGroup: 'door' | 'office';
  /** Whether the waybill carries the list of goods. */
  items: boolean;
  /** Whether extra services can be added. */
  services: boolean;
  /** What a courier call takes: the waybill number, or the cargo typed by hand. */
  courier: 'number' | 'cargo';
}

export interface TariffsFile extends Snapshot {
  notes: Text[];
  tariffs: Tariff[];
}
