import type {Tariff} from '@site/src/facts';

/** Fields that the finder uses of a tariff in `facts/tariffs.json`. */
export type FinderTariff = Pick<
  Tariff,
  'code' | 'from' | 'to' | 'type' | 'rulesGroup' | 'items' | 'services' | 'courier'
>;

export const fromPlaces = ['any', 'door', 'office'] as const;
export const toPlaces = ['any', 'door', 'office', 'locker'] as const;
/** The type that the plugin sends with a tariff, `shop` = online store (1), `delivery` = ordinary delivery (2). */
export const contracts = ['any', 'shop', 'delivery'] as const;

export interface FinderQuery {
  from: (typeof fromPlaces)[number];
  to: (typeof toPlaces)[number];
  contract: (typeof contracts)[number];
}

/** Switches of the section "Services" of the settings. */
export interface ServiceSwitches {
  banInspection: boolean;
  tryingOn: boolean;
  partialDelivery: boolean;
}

export type ServiceCode = 'BAN_ATTACHMENT_INSPECTION' | 'TRYING_ON' | 'PART_DELIV';

/**
 * The tariffs of a route and a contract, in the order of the plugin's table.
 * Source: src/Model/Tariff.php: isFromDoor, isFromOffice, isToOffice, isToPickup, availableForShops.
 */
export function findTariffs<Row extends FinderTariff>(tariffs: readonly Row[], query: FinderQuery): Row[] {
  return tariffs.filter(
    ({from, to, type}) =>
      (query.from === 'any' || query.from === from) &&
      (query.to === 'any' || query.to === to) &&
      (query.contract === 'any' || (query.contract === 'shop') === (type === 1)),
  );
}

/**
 * The services that the plugin adds to the price and the waybill of a tariff.
 * Source: src/Model/Service.php: Service::factory.
 */
export function servicesFor(tariff: FinderTariff, switches: ServiceSwitches): ServiceCode[] {
  // Service::factory: never for parcel lockers, never for tariffs of type 2.
  if (tariff.to === 'locker' || tariff.type !== 1) {
    return [];
  }

  const {banInspection, tryingOn, partialDelivery} = switches;
  const services: ServiceCode[] = [];
  // Service::factory: the ban and the other two exclude each other: with both on, neither is sent.
  if (banInspection && !tryingOn && !partialDelivery) {
    services.push('BAN_ATTACHMENT_INSPECTION');
  }
  if (!banInspection && tryingOn) {
    services.push('TRYING_ON');
  }
  if (!banInspection && partialDelivery) {
    services.push('PART_DELIV');
  }
  return services;
}

/** Notes on a tariff besides its codes and places. */
export type NoteKey =
  | 'courier-collects'
  | 'shop-brings'
  | 'map-shows-all-points'
  | 'no-items'
  | 'services'
  | 'no-services'
  | `rules-${FinderTariff['rulesGroup']}`
  | `courier-${FinderTariff['courier']}`;

/** Notes on a tariff for its choice, as message keys. Source: notes and columns of facts/tariffs.json. */
export function notesOn({from, to, rulesGroup, items, services, courier}: FinderTariff): NoteKey[] {
  return [
    from === 'door' ? 'courier-collects' : 'shop-brings',
    `courier-${courier}`,
    ...(to === 'door' ? [] : (['map-shows-all-points'] as const)),
    `rules-${rulesGroup}`,
    services ? 'services' : 'no-services',
    ...(items ? [] : (['no-items'] as const)),
  ];
}

/** The notes on some tariffs, each once, with the codes that it applies to. */
export function notesOnAll(found: readonly FinderTariff[]): {key: NoteKey; codes: number[]}[] {
  const codes = new Map<NoteKey, number[]>();
  for (const tariff of found) {
    for (const key of notesOn(tariff)) {
      codes.set(key, [...(codes.get(key) ?? []), tariff.code]);
    }
  }
  return [...codes].map(([key, on]) => ({key, codes: on}));
}
